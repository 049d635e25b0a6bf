-- From which account each bank file of a month pays, as it was when the file was taken: an account that is changed
-- afterwards does not change a file that was sent.
create table bank_file_payers (
  company_id uuid not null references companies (id),
  run_id uuid not null,
  batch smallint not null check (batch > 0),
  bank_code text not null,
  bank_name text not null,
  swift text,
  -- Sealed, as the company's accounts are.
  account_number text not null,
  corporate_id text,
  primary key (company_id, run_id, batch),
  foreign key (company_id, run_id) references pay_runs (company_id, id) on delete cascade
);
select kerja_protect('bank_file_payers');

set local role kerja_system;
insert into bank_file_payers (company_id, run_id, batch, bank_code, bank_name, swift, account_number, corporate_id)
  select paid.company_id, paid.run_id, paid.bank_batch, b.code, b.name, b.swift, a.account_number, a.corporate_id
  from (select distinct company_id, run_id, bank_batch from payslips where bank_batch is not null) as paid
  join company_banks a on a.company_id = paid.company_id and a.preferred
  join banks b on b.company_id = a.company_id and b.id = a.bank_id;
reset role;
