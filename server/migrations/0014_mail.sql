-- What mails need to know of their readers.

-- The time zone of the shopper's browser at the last log-in (domain/src/time/zones.ts), by which mails,
-- notifications and messages give times; null until then.
alter table shoppers add column time_zone text;
alter table shoppers add constraint shoppers_time_zone check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$') not valid;

-- What the buttons of a mail answer: one link per question, of which only the hash is kept. It works without
-- a log-in for at most what the mail said that accepting costs.
create table answer_links (
  question_id uuid primary key references item_questions,
  token_hash bytea not null unique check (length(token_hash) = 32),
  shopper_id uuid not null references shoppers,
  pay_fen bigint not null check (pay_fen >= 0),
  back_fen bigint not null check (back_fen >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- When it was used, once, and for which answer.
  used_at timestamptz,
  choice text check (choice in ('accept', 'decline')),
  constraint answer_links_used check ((used_at is null) = (choice is null))
);
create index answer_links_shopper on answer_links (shopper_id);
create index answer_links_expiry on answer_links (expires_at);
