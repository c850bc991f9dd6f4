-- Providers are asked outside any transaction: what they are asked, and asked again, is read from the recharge.
alter table recharges
  -- The language of the provider's page. A provider that is asked again must be asked the very same.
  add column lang text not null default 'en' check (lang in ('en', 'zh')),
  -- The provider's own number of the payment (an intent, a capture, a trade), by which it gives money back.
  add column payment_ref text;
alter table recharges alter column lang drop default;
create index recharges_payment_ref on recharges (provider, payment_ref) where payment_ref is not null;

-- The sandbox, asked twice for the same, has one checkout of it.
create unique index sandbox_checkouts_reference on sandbox_checkouts (reference);
