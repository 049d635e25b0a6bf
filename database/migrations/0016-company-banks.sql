-- The accounts a company pays from, apart from the banks that people may be paid to. One of them is preferred.
create table company_banks (
  company_id uuid not null references companies (id),
  id uuid not null,
  bank_id uuid not null,
  account_name text not null check (length(account_name) between 1 and 255),
  -- Sealed; the digest finds the same account without opening it, and is unknown of accounts older than this table.
  account_number text not null,
  account_digest text,
  -- The company's number with the bank, where bulk payments need one.
  corporate_id text check (length(corporate_id) <= 60),
  preferred boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, bank_id) references banks (company_id, id)
);
create unique index preferred_company_bank on company_banks (company_id) where preferred;
create unique index company_banks_by_account on company_banks (company_id, bank_id, account_digest);
select kerja_protect('company_banks');

set local role kerja_system;
insert into company_banks (company_id, id, bank_id, account_name, account_number, preferred)
  select b.company_id, gen_random_uuid(), b.id, c.name, b.account_number, b.paying
  from banks b join companies c on c.id = b.company_id where b.account_number is not null;
reset role;

alter table banks drop column paying, drop column account_number;
