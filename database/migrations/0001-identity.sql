-- Companies and who may sign in to them. Accounts, sessions and one-time links belong to the installation:
-- one e-mail is one account in all of it, and a sign-in must find it before any company is known.

create table companies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 255),
  brand_name text,
  country text not null check (country in ('MY', 'TW', 'PH')),
  currency_code text not null check (length(currency_code) = 3),
  timezone_key text not null,
  prefer_lang text not null default 'en-us',
  state text not null default 'active' check (state in ('active', 'disabled')),
  package text not null default 'trial',
  headcount_limit integer not null check (headcount_limit > 0),
  migration_wizard_step integer not null default 0 check (migration_wizard_step between -1 and 4),
  is_rms boolean not null default false,
  -- Profile: every field optional, files that need one name it when it is missing.
  registration_number text,
  phone text,
  email text,
  website text,
  industry text,
  address text,
  city text,
  region text,
  postcode text,
  -- Numbers at the country's agencies and settings by their specified names; shapes in modules/company.
  employer_numbers jsonb not null default '{}',
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);
select kerja_protect_companies();

create table company_modules (
  company_id uuid not null references companies (id),
  module_id integer not null,
  primary key (company_id, module_id)
);
select kerja_protect('company_modules');

create table company_features (
  company_id uuid not null references companies (id),
  feature_id integer not null,
  primary key (company_id, feature_id)
);
select kerja_protect('company_features');

create table accounts (
  id uuid primary key,
  company_id uuid references companies (id),
  type text not null check (type in ('company', 'ops')),
  email text not null unique check (email = lower(email)),
  full_name text not null,
  preferred_name text,
  phone text,
  prefer_lang text not null default 'en-us',
  password_hash text,
  -- The address it was set from: its person is known there, however many others fail.
  password_set_from text,
  operations_roles text[] not null default '{}',
  state text not null default 'active' check (state in ('invited', 'active', 'disabled')),
  -- Sealed with the installation's key; a code's time step may be used once.
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  check ((type = 'ops') = (company_id is null))
);
create index accounts_of_company on accounts (company_id, email);
select kerja_platform('accounts');

create table account_roles (
  company_id uuid not null references companies (id),
  account_id uuid not null references accounts (id),
  role text not null,
  granted_at timestamptz not null default now(),
  primary key (company_id, account_id, role)
);
select kerja_protect('account_roles');

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  company_id uuid references companies (id),
  login_type text not null check (login_type in ('user', 'auth0', 'ops')),
  complete boolean not null,
  with_second_factor boolean not null default false,
  -- Of several roles held the chosen one is active; which are held is asked anew at every request.
  chosen_role text,
  -- Only the newest token lives; the one before it for a short grace, for tabs that refresh together.
  token_id uuid not null,
  token_expires_at timestamptz not null,
  former_token_id uuid,
  former_until timestamptz,
  -- Sealed, until its first code confirms it; belongs to this session alone.
  pending_totp_secret text,
  wrong_codes integer not null default 0,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_until timestamptz,
  ended_at timestamptz,
  ended_because text,
  address text,
  user_agent text
);
create index sessions_of_account on sessions (account_id) where ended_at is null;
create index sessions_of_address on sessions (account_id, address);
select kerja_platform('sessions');

create table one_time_links (
  id uuid primary key,
  kind text not null check (kind in ('invite', 'reset')),
  account_id uuid not null references accounts (id),
  secret_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_links_of_account on one_time_links (account_id, kind);
select kerja_platform('one_time_links');

create table recovery_codes (
  account_id uuid not null references accounts (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
select kerja_platform('recovery_codes');

-- States and id tokens of single sign-on that were taken once and are not taken again.
create table sso_used (
  hash text primary key,
  expires_at timestamptz not null
);
select kerja_platform('sso_used');

create table sso_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts (id),
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  -- One mailbox given to somebody else later is another subject, and another person.
  unique (issuer, account_id)
);
select kerja_platform('sso_identities');

-- The moments of the latest tries in each bucket, shared by every copy of the server; never more than its limit.
create table limit_windows (
  bucket text primary key,
  tries timestamptz[] not null
);
select kerja_platform('limit_windows');

create table mails (
  id uuid primary key,
  company_id uuid references companies (id),
  recipient text not null,
  subject text not null,
  body_text text not null,
  -- Sealed, put in for {{link}} on sending and then forgotten: who reads this table cannot use the link.
  sealed_link text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  last_error text,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_waiting on mails (next_try_at) where state = 'waiting';
select kerja_platform('mails');

create table installation (
  key text primary key,
  value jsonb not null
);
select kerja_platform('installation');
