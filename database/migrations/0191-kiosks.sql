-- Devices at the door that show a code to scan, or take a code and a photo. Each has one token of its own, of which only
-- a digest is kept; whoever pairs anew takes the place of the device before.
create table kiosks (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  coordinate_id uuid,
  ways text[] not null check (cardinality(ways) > 0 and ways <@ array['qr', 'staff_code']),
  -- Told once, good for ten minutes and one device.
  pair_digest text,
  pair_until timestamptz,
  token_digest text,
  paired_at timestamptz,
  seen_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, coordinate_id) references coordinates (company_id, id) on delete set null (coordinate_id)
);
create unique index kiosks_name on kiosks (company_id, lower(name));
create unique index kiosks_token on kiosks (company_id, token_digest);
create index kiosks_of_place on kiosks (company_id, coordinate_id);
select kerja_protect('kiosks');

-- What terminals and kiosks know people by, where it is not their staff id.
alter table employees add column clock_code text check (length(clock_code) between 1 and 64);
create unique index employees_clock_code on employees (company_id, lower(clock_code));
