-- What came of working closed months out again by the law of today: kept where the product did it by itself after an
-- update, so that it is done once for each version.
create table pay_proofs (
  company_id uuid not null references companies (id),
  engine_version text not null,
  law_hash text not null,
  from_month date not null,
  to_month date not null,
  payslips integer not null,
  differing integer not null,
  done_at timestamptz not null,
  primary key (company_id, engine_version)
);
select kerja_protect('pay_proofs');
