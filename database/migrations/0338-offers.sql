-- Offers to candidates: every version that was made, and what was answered to it.
create table offers (
  company_id uuid not null references companies (id),
  id uuid not null,
  candidate_id uuid not null,
  version integer not null,
  status text not null check (status in ('waiting', 'approved', 'rejected', 'sent', 'accepted', 'declined', 'expired',
    'withdrawn')),
  offered_salary numeric(15, 2) not null check (offered_salary > 0),
  first_day date not null,
  position_id uuid,
  position_name text not null,
  department_id uuid,
  department_name text,
  manager_id uuid,
  manager_name text,
  employment_type text not null check (employment_type in ('full_time', 'part_time', 'contract', 'intern')),
  probation_months integer not null check (probation_months between 0 and 24),
  expires_on date not null,
  letter_language text not null check (letter_language in ('en', 'zh', 'both')),
  token_digest text,
  created_by uuid not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  answered_at timestamptz,
  answered_name text,
  answered_address text,
  decline_reason text,
  primary key (company_id, id),
  unique (company_id, candidate_id, version),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  foreign key (company_id, position_id) references positions (company_id, id) on delete set null (position_id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete set null (department_id),
  foreign key (company_id, manager_id) references employees (company_id, id) on delete set null (manager_id)
);
create index offers_sent on offers (company_id, expires_on) where status = 'sent';
create index offers_by_manager on offers (company_id, manager_id);
create index offers_by_position on offers (company_id, position_id);
create index offers_by_department on offers (company_id, department_id);
create unique index offers_by_token on offers (token_digest) where token_digest is not null;
select kerja_protect('offers');
