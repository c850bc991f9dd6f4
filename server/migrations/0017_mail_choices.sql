-- Which mails a shopper gets (domain/src/messages/mail-topics.ts): the choice of each topic that differs from
-- its default.
alter table shoppers add column mail_choices jsonb not null default '{}';
alter table shoppers add constraint shoppers_mail_choices check (
  jsonb_typeof(mail_choices) = 'object'
  and not jsonb_path_exists(mail_choices, '$.* ? (@ != "at_once" && @ != "daily" && @ != "off")')
) not valid;

-- The evening for which the shopper last got the daily mail of news.
alter table shoppers add column digest_of timestamptz;

-- News that waits for that mail.
alter table messages add column in_digest boolean not null default false;
-- lock: the new column is false in every row, so the index is empty and its table is read once.
create index messages_in_digest on messages (shopper_id, created_at) where in_digest;
