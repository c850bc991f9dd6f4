-- What the server must be able to read again, and no dump of the database may tell, is sealed with a key that is kept elsewhere
-- (platform/seal.ts). Rows from before are sealed when the server starts; then it validates these constraints.
create function is_sealed(content text) returns boolean language sql immutable parallel safe as $$
  select content ~ '^sealed1\.[0-9a-f]{8}\.[A-Za-z0-9_-]{38,}$'
$$;

-- The secret that signs addresses is written as hexadecimal before it is sealed.
alter table secrets alter column value type text using encode(value, 'hex');
alter table secrets add constraint secrets_value_sealed check (is_sealed(value)) not valid;
alter table two_factor add constraint two_factor_secret_sealed check (is_sealed(secret)) not valid;
alter table staff_two_factor add constraint staff_two_factor_secret_sealed check (is_sealed(secret)) not valid;
-- Control numbers were sealed before, with a key that lay in the same database.
alter table remittances add constraint remittances_mtcn_sealed_sealed check (is_sealed(mtcn_sealed)) not valid;

-- The link of an account mail lets whoever has it in. The stored mail shows dots in its place; the secret itself is sealed beside it until the
-- mail is sent, or the link is over.
alter table mails add column secret text;
alter table mails add column secret_expires_at timestamptz;
-- The demo without a mail server: the mailbox of the console is where it ends.
alter table mails add column stays_here boolean not null default false;
update mails set
  secret = substring(text_body from '[?&](?:link|token|change)=([A-Za-z0-9_-]{43})'),
  secret_expires_at = created_at + case template when 'reset_password' then interval '30 minutes' else interval '24 hours' end
where sent_at is null and template in ('welcome', 'reset_password', 'email_change')
  and text_body ~ '[?&](link|token|change)=[A-Za-z0-9_-]{43}';
update mails set
  text_body = regexp_replace(text_body, '([?&](link|token|change)=)[A-Za-z0-9_-]{43}', '\1••••••••', 'g'),
  html_body = regexp_replace(html_body, '([?&](link|token|change)=)[A-Za-z0-9_-]{43}', '\1••••••••', 'g')
where template in ('welcome', 'reset_password', 'email_change');
alter table mails add constraint mails_secret_sealed check (is_sealed(secret)) not valid;
alter table mails add constraint mails_secret_ends check (secret is null or secret_expires_at is not null);
alter table mails add constraint mails_secret_wiped check (secret is null or sent_at is null or stays_here);
create index mails_secret on mails (secret_expires_at) where secret is not null;

-- Answers are kept for a repeat of their key; those with the link of an invitation are not any more.
delete from idempotency_keys where route like 'POST %/staff/members';
