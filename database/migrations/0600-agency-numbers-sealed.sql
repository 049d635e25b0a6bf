-- Numbers at the tax office, the funds and the insurers lie sealed from now on, as identity numbers do: in some countries
-- they are the identity number. What lay readable was sealed a moment ago, in this transaction, by the program
-- (apps/server/migration-steps.ts), which has the key; the conditions below prove it, and hold for whatever is written
-- later. The table is written anew, so that no former row stays behind in its file.

set constraints all immediate;

alter table employees
  alter column statutory type jsonb using statutory || '{}',
  alter column statutory_number type text using statutory_number || '',
  alter column employee_insurance_number type text using employee_insurance_number || '',
  alter column health_insurance_number type text using health_insurance_number || '',
  add constraint insurance_numbers_sealed check (
    coalesce(statutory_number, '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'
    and coalesce(employee_insurance_number, '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'
    and coalesce(health_insurance_number, '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'),
  add constraint agency_numbers_sealed check (
    coalesce(statutory ->> 'tax_number', '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'
    and coalesce(statutory ->> 'epf_number', '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'
    and coalesce(statutory ->> 'socso_number', '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'
    and coalesce(statutory ->> 'tin', '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'
    and coalesce(statutory ->> 'sss_number', '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'
    and coalesce(statutory ->> 'philhealth_number', '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'
    and coalesce(statutory ->> 'pag_ibig_number', '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$');

-- Cells that sheets changed: the same numbers, so that they can be put back.
alter table employee_changes
  alter column before type text using before || '',
  alter column after type text using after || '',
  add constraint number_sealed check (field not in (
    'tax_number', 'epf_number', 'socso_number', 'tin', 'sss_number', 'philhealth_number', 'pag_ibig_number',
    'statutory_number', 'employee_insurance_number', 'health_insurance_number')
    or (coalesce(before, '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$' and coalesce(after, '') ~ '^(v[0-9]+[.][A-Za-z0-9_-]{38,})?$'));
