-- A shopper may change an answer, and chooses when the daily mail comes.

-- When the shopper gave the other answer instead, once, before the deadline.
alter table item_questions add column changed_at timestamptz;
alter table item_questions add constraint item_questions_changed check (
  changed_at is null or (answer in ('accepted', 'declined') and changed_at >= answered_at)
) not valid;

-- The hour of the daily mail of news by the shopper's clock (domain/src/messages/digest.ts); null for the
-- usual one.
alter table shoppers add column digest_hour smallint;
alter table shoppers add constraint shoppers_digest_hour check (digest_hour in (8, 12, 18, 21)) not valid;
