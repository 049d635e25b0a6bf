-- Keys with which other programs call in the name of a company: never with more rights than one role has, and only
-- within their scopes. The key itself is told once; a digest finds it.
create table api_keys (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  role text not null,
  -- 'leave:read', 'employees:write'
  scopes text[] not null check (cardinality(scopes) > 0),
  token_digest text not null,
  -- Its last four characters, by which people tell keys apart.
  hint text not null,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  -- The last day on which it works.
  expires_on date,
  used_at timestamptz,
  ended_at timestamptz,
  ended_by_name text,
  primary key (company_id, id)
);
create unique index api_keys_token on api_keys (company_id, token_digest);
select kerja_protect('api_keys');
