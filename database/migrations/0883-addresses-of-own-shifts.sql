-- A calendar program may subscribe to one's own shifts too, by an address that its person can end.
alter table calendar_feeds drop constraint calendar_feeds_shows_check;
alter table calendar_feeds add constraint calendar_feeds_shows_check
  check (shows in ('mine', 'team', 'company', 'agencies', 'shifts'));
