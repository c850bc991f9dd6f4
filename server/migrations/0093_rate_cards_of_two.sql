-- The prices of a card that waits for a second person (docs/rules/policy.md), with what they were compared with.
-- They move to shipping_rates when that person puts them in force.
alter table rate_cards add column waiting jsonb check (jsonb_typeof(waiting) = 'object');
alter table rate_cards add constraint rate_cards_waiting check (waiting is null or confirmed_at is null);
