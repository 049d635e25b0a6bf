-- Places of work: a point, how far around it counts as being there, and, of a limited one, who it is for.
create table coordinates (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 255),
  address text,
  longitude numeric(9, 6) not null check (longitude between -180 and 180),
  latitude numeric(8, 6) not null check (latitude between -90 and 90),
  -- In metres.
  radius integer not null check (radius between 1 and 100000),
  is_limited boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index coordinates_name on coordinates (company_id, lower(name));
select kerja_protect('coordinates');

create table coordinate_employees (
  company_id uuid not null references companies (id),
  coordinate_id uuid not null,
  employee_id uuid not null,
  primary key (company_id, coordinate_id, employee_id),
  foreign key (company_id, coordinate_id) references coordinates (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index coordinate_employees_of_employee on coordinate_employees (company_id, employee_id);
select kerja_protect('coordinate_employees');
