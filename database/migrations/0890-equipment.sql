-- What a company hands to its people to work with, and who had each thing from when until when.
create table equipment (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- As it is written on the thing.
  asset_no text not null check (length(asset_no) between 1 and 60),
  name text not null check (length(name) between 1 and 255),
  category text,
  serial_no text,
  bought_on date,
  price numeric(15, 2) check (price >= 0),
  warranty_until date,
  -- How it is; in whose hands it is, its holdings say.
  condition text not null default 'ready' check (condition in ('ready', 'repair', 'lost', 'retired')),
  note text,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index equipment_by_asset_no on equipment (company_id, lower(asset_no));
select kerja_protect('equipment');

create table equipment_holdings (
  company_id uuid not null references companies (id),
  id uuid not null,
  equipment_id uuid not null,
  employee_id uuid not null,
  given_on date not null,
  due_on date check (due_on >= given_on),
  given_note text,
  -- The person said that they have it.
  confirmed_at timestamptz,
  returned_on date check (returned_on >= given_on),
  return_note text,
  primary key (company_id, id),
  foreign key (company_id, equipment_id) references equipment (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
-- A thing is in one pair of hands at a time.
create unique index equipment_holdings_now on equipment_holdings (company_id, equipment_id) where returned_on is null;
create index equipment_holdings_of_thing on equipment_holdings (company_id, equipment_id);
create index equipment_holdings_of_person on equipment_holdings (company_id, employee_id);
select kerja_protect('equipment_holdings');

alter table exit_hand_overs drop constraint exit_hand_overs_part_check;
alter table exit_hand_overs add constraint exit_hand_overs_part_check
  check (part in ('reports', 'approvals', 'flows', 'vacancies', 'interviews', 'equipment'));
