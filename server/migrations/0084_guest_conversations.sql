-- Guests write to customer service by a form and are answered by mail. Their conversation has a name and an address instead of a shopper, until they register
-- with the same address and verify it, or until it is forgotten.
alter table conversations alter column shopper_id drop not null;
alter table conversations
  add column guest_name text,
  add column guest_email text,
  add column guest_lang text,
  -- When the guest first opened the link of an answer: only then is the address known to be theirs.
  add column guest_proved_at timestamptz;

-- lock: Conversations are few, one row for each question that was ever asked.
alter table conversations add constraint conversations_guest check (
  case when guest_email is null then guest_name is null and guest_lang is null and guest_proved_at is null
    else shopper_id is null and guest_email ~ '^[^\s@]+@[^\s@]+$' and length(guest_email) <= 254
      and length(guest_name) between 1 and 100 and guest_name !~ '[[:cntrl:]]' and guest_lang is not null end);
-- lock: The same.
alter table conversations add constraint conversations_guest_lang check (guest_lang = any (languages()));
-- lock: The same.
alter table conversations add constraint conversations_whose check (shopper_id is not null or guest_email is not null or stage = 'closed');

-- lock: The same.
create index conversations_guest_email on conversations (lower(guest_email) text_pattern_ops) where guest_email is not null;
