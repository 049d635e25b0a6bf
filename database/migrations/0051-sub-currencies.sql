-- Currencies beside the company's own, at most three, and what one unit of each was worth in the company's currency
-- from which day on. A rate stays known when its currency goes: whatever was reckoned by it can be told again.
create table sub_currencies (
  company_id uuid not null references companies (id),
  id uuid not null,
  currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
  place smallint not null check (place between 1 and 3),
  -- Otherwise its rate is what somebody entered, until somebody enters another.
  follows_source boolean not null default true,
  -- Since when the source has not answered for it; null while it does.
  failing_since timestamptz,
  primary key (company_id, id),
  unique (company_id, currency_code),
  unique (company_id, place) deferrable initially deferred
);
select kerja_protect('sub_currencies');

create table currency_rates (
  company_id uuid not null references companies (id),
  currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
  day date not null,
  rate numeric(18, 8) not null check (rate > 0),
  origin text not null check (origin in ('source', 'hand')),
  told_at timestamptz not null,
  primary key (company_id, currency_code, day)
);
select kerja_protect('currency_rates');
