-- What customs abroad ask for, by day: figures that change, so they are data with a source, never constants.
create table import_rules (
  id bigint generated always as identity primary key,
  -- A country, or EU for all of its members.
  place text not null check (place ~ '^[A-Z]{2}$'),
  valid_from date,
  valid_until date,
  kind text not null check (kind in ('duty', 'flat_duty', 'vat', 'fee', 'free', 'note', 'unknown')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Counts for goods worth more than this, or at most this, in minor units of the currency.
  above_minor bigint check (above_minor >= 0),
  within_minor bigint check (within_minor >= 0),
  rate_per_mille integer check (rate_per_mille between 0 and 5000),
  amount_minor bigint check (amount_minor >= 0),
  per text not null default 'parcel' check (per in ('parcel', 'hs_code', 'line')),
  -- Read in the source that is named, or general knowledge of the trade that somebody should check.
  basis text not null check (basis in ('sourced', 'trade')),
  note_en text not null check (length(note_en) between 1 and 400),
  note_zh text not null check (length(note_zh) between 1 and 400),
  source text not null check (length(source) between 1 and 300),
  check (valid_until >= valid_from),
  check (rate_per_mille is null or amount_minor is null)
);
create index import_rules_place on import_rules (place);

-- What duty and tax were expected when the package was made; null for those made before anybody asked.
alter table parcels add column tax_estimate jsonb;
