-- Ticked alone these count in nothing: such claims are paid like any other, not with the month's pay alone.
set local role kerja_system;
update claims x set counted_in = '{}' from companies c
where c.id = x.company_id and x.counted_in <> '{}' and (
  (c.country = 'PH' and x.counted_in <@ array['philhealth'])
  or (c.country = 'TW' and x.counted_in <@ array['labour_insurance', 'health_insurance', 'pension']));
reset role;
