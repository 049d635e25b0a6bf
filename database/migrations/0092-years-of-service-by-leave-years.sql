-- Years of service may be given by leave years (calendar or fiscal years) instead, as Taiwan's law lets be agreed. When
-- that was so: [{"from": "2027-01-01", "to": null}], `to` the first leave year in which it is so no more.
alter table leave_types add column by_years jsonb not null default '[]';
