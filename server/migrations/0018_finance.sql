-- A shopper may take a withdrawal back until finance approves it.
alter table withdrawals drop constraint withdrawals_stage_check;
alter table withdrawals add constraint withdrawals_stage_check
  check (stage in ('requested', 'paying', 'paid', 'rejected', 'cancelled'));
-- Who approved it first, where the configuration wants two people.
alter table withdrawals
  add column approved_by uuid references staff,
  add column approved_at timestamptz,
  add constraint withdrawals_approved check ((approved_by is null) = (approved_at is null));

-- Finance finds recharges by the newest, too.
create index recharges_all_newest on recharges (created_at desc, id desc);

-- Rates that somebody entered stand beside those that were read: none is ever changed, the newest counts.
alter table exchange_rates drop constraint exchange_rates_currency_quoted_on_source_key;
alter table exchange_rates
  add column entered_by uuid references staff,
  add column note text not null default '' check (length(note) <= 200);
create unique index exchange_rates_read on exchange_rates (currency, quoted_on, source) where entered_by is null;
create index exchange_rates_newest on exchange_rates (currency, quoted_on desc, id desc);
