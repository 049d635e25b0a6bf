-- In which columns the files of a company's terminals stand; chosen with the first and kept for the next.
create table terminal_layouts (
  company_id uuid not null references companies (id),
  code_column integer not null check (code_column between 1 and 50),
  time_column integer not null check (time_column between 1 and 50),
  type_column integer check (type_column between 1 and 50),
  primary key (company_id)
);
select kerja_protect('terminal_layouts');
