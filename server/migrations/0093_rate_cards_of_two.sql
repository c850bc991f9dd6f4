-- The prices of a card that waits for a second person (docs/rules/policy.md), with what they were compared with.
-- They move to shipping_rates when that person puts them in force.
alter table rate_cards add column waiting jsonb;
alter table rate_cards add constraint rate_cards_waiting
  check (waiting is null or (jsonb_typeof(waiting) = 'object' and confirmed_at is null)) not valid;
