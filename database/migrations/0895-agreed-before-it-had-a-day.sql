-- What was kept of closed months before an agreement to more overtime had a day held for all of them.
update company_former_time_settings set settings = settings || '{"overtime_consent_from": null}'::jsonb
where not settings ? 'overtime_consent_from';
