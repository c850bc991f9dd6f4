-- For which goods the price of a line does not contain duty and tax: the beginnings of their tariff numbers,
-- such as `3303, 851713`.
-- lock: a table of a few rows, and the check holds for the default.
alter table shipping_lines add column duty_excludes text not null default '' check (length(duty_excludes) <= 400);

-- The publisher of a release asks to apply it without waiting, because it corrects an error.
-- lock: a table of a few rows, and the default is no value that is calculated.
alter table rules_releases add column urgent boolean not null default false;

-- A figure of one charge of the duty rules that the shop replaced by its own, until it takes it back.
create table duty_overrides (
  place text not null check (place ~ '^[A-Z]{2}(-[A-Z0-9]{1,8})?$'),
  charge text not null check (length(charge) between 1 and 80),
  -- One of them: a rate in millionths; an amount, or the limit on the value of goods, in minor units.
  rate_ppm integer check (rate_ppm between 0 and 10000000),
  amount_minor bigint check (amount_minor between 0 and 10000000000),
  limit_minor bigint check (limit_minor between 0 and 10000000000),
  -- Why, as shoppers read it.
  reason jsonb not null check (is_texts(reason, 1, 300)),
  staff_id uuid not null references staff,
  since timestamptz not null,
  primary key (place, charge),
  check (num_nonnulls(rate_ppm, amount_minor, limit_minor) = 1)
);
create constraint trigger duty_overrides_site_version after insert or update or delete on duty_overrides
  deferrable initially deferred for each row execute function note_site_change();
