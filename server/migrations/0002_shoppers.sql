-- Shoppers: how they log in, what protects their accounts, and the files they upload. Tokens of sessions and
-- links are stored only as SHA-256.

-- === Shoppers ===

-- A customer. `code` is their public code.
create table shoppers (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9]{6}$'),
  email text not null check (length(email) between 3 and 254),
  password_hash text not null,
  -- 16 characters as people count them; one emoji can have ten code points.
  nickname text not null default '' check (length(nickname) <= 160),
  first_name text not null default '' check (length(first_name) <= 50),
  last_name text not null default '' check (length(last_name) <= 50),
  birthday date check (birthday > '1890-01-01'),
  phone text not null default '' check (length(phone) <= 40),
  avatar_file_id uuid,
  lang text not null default 'en' check (lang = any (languages())),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  email_verified_at timestamptz,
  blocked_at timestamptz,
  created_at timestamptz not null,
  password_changed_at timestamptz,
  email_changed_at timestamptz,
  -- The account was deleted by its owner: its bookkeeping remains, the person is removed.
  closed_at timestamptz,
  blocked_reason text not null default '' check (length(blocked_reason) <= 500),
  blocked_by uuid references staff,
  -- Whether others may see photos of what this shopper bought.
  shares_photos boolean not null default true,
  -- This time and the next put a temporary hold on withdrawals.
  password_reset_at timestamptz,
  two_factor_removed_at timestamptz,
  check (blocked_by is null or blocked_at is not null)
);
create unique index shoppers_email on shoppers (lower(email));
create index shoppers_avatar_file on shoppers (avatar_file_id) where avatar_file_id is not null;
-- Staff find shoppers by the beginning of an address, of a code or of a name in either order, and by the end
-- of a telephone number.
create index shoppers_list on shoppers (created_at, id);
create index shoppers_email_begins on shoppers (lower(email) text_pattern_ops);
create index shoppers_name_begins on shoppers (lower(nickname) text_pattern_ops);
create index shoppers_email_parts on shoppers using gin (pairs(email));
create index shoppers_name_parts on shoppers using gin (pairs(nickname));
create index shoppers_blocked on shoppers (created_at, id) where blocked_at is not null;
create index shoppers_unverified on shoppers (created_at, id)
  where blocked_at is null and email_verified_at is null;
create index shoppers_closed on shoppers (created_at, id) where closed_at is not null;
create index shoppers_full_name_begins on shoppers (lower(replace(first_name || last_name, ' ',
  '')) text_pattern_ops);
create index shoppers_family_name_begins on shoppers (lower(replace(last_name || first_name, ' ',
  '')) text_pattern_ops);
create index shoppers_phone_ends on shoppers (reverse(regexp_replace(phone, '\D', '', 'g')) text_pattern_ops)
  where phone <> '';
create index shoppers_code_begins on shoppers (code text_pattern_ops);
create trigger attached before insert or update of avatar_file_id on shoppers
  for each row execute function check_attached('avatar_file_id', 'avatar', 'id');

-- A note about a shopper for colleagues. No shopper ever sees it; it is deleted with the account.
create table shopper_notes (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  staff_id uuid not null references staff,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null
);
create index shopper_notes_newest on shopper_notes (shopper_id, created_at desc, id desc);

-- One logged-in browser.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  shopper_id uuid not null references shoppers,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_shopper on sessions (shopper_id) where ended_at is null;
create index sessions_expires on sessions (expires_at);

-- A one-time link sent by mail.
create table email_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email')),
  shopper_id uuid not null references shoppers,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_shopper on email_links (shopper_id, purpose);
create index email_links_expires on email_links (expires_at);

-- A request for a reset mail. Only a job looks up whether the address is known, so that the response and its
-- timing are the same for everyone.
create table reset_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  lang text not null check (lang = any (languages())),
  created_at timestamptz not null
);

-- A log-in attempt on an existing account, shown to its owner for 90 days.
create table login_events (
  id bigint generated always as identity primary key,
  shopper_id uuid not null references shoppers,
  outcome text not null check (outcome in ('succeeded', 'wrong_password', 'wrong_code')),
  user_agent text not null,
  address text not null,
  created_at timestamptz not null
);
create index login_events_newest on login_events (shopper_id, id desc);
create index login_events_created on login_events (created_at);

-- Two-step login. The secret must be readable, because the codes are computed from it.
create table two_factor (
  shopper_id uuid primary key references shoppers,
  secret text not null check (length(secret) >= 32),
  confirmed_at timestamptz,
  -- The newest 30-second step whose code was used. It only increases, so that each code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  constraint two_factor_secret_sealed check (is_sealed(secret))
);

-- A code that replaces the second step once.
create table recovery_codes (
  shopper_id uuid not null references shoppers,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (shopper_id, code_hash)
);

-- Closes the event streams of a session when it ends, in whichever way: log-out, password change, block or
-- removal of the account.
create function session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('longhaul_changes', 'session:' || old.id || ' ended');
  return null;
end
$$;
create trigger staff_disabled after update of disabled_at on staff
  for each row when (new.disabled_at is not null) execute function session_ended();
create trigger staff_sessions_ended after update of ended_at, expires_at on staff_sessions
  for each row when (new.ended_at is not null or new.expires_at < old.expires_at)
  execute function session_ended();
create trigger staff_sessions_removed after delete on staff_sessions
  for each row execute function session_ended();
create trigger shoppers_blocked after update of blocked_at on shoppers
  for each row when (new.blocked_at is not null) execute function session_ended();
create trigger sessions_ended after update of ended_at, expires_at on sessions
  for each row when (new.ended_at is not null or new.expires_at < old.expires_at)
  execute function session_ended();
create trigger sessions_removed after delete on sessions for each row execute function session_ended();

-- === Protection against guessing ===

-- Consecutive failed attempts, by a hashed key of who tried what. All keys of an account share a prefix; with
-- collation C, the primary key finds them.
create table failed_tries (
  key text collate "C" primary key,
  tries integer not null check (tries >= 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The attempt before the last one: the waiting time is computed from it in the statement that counts the
  -- new attempt.
  previous_at timestamptz
);

-- A solved challenge, which counts once.
create table spent_proofs (
  nonce text primary key,
  expires_at timestamptz not null
);

-- === Files ===

-- A stored file. Its content is in the file store under this id.
create table files (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid references shoppers,
  staff_id uuid references staff,
  kind text not null check (kind in ('avatar', 'product', 'inspection', 'packing', 'review', 'receipt',
    'attachment', 'document', 'preview')),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  sha256 bytea not null,
  created_at timestamptz not null
);
alter table shoppers add constraint shoppers_avatar_file foreign key (avatar_file_id)
  references files on delete set null;
create index files_shopper on files (shopper_id, created_at);

-- A zip of everything that is stored about a shopper, kept for seven days.
create table exports (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  stage text not null default 'making' check (stage in ('making', 'ready', 'expired')),
  lang text not null check (lang = any (languages())),
  file_id uuid references files,
  bytes bigint not null default 0 check (bytes >= 0),
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((stage = 'ready') = (file_id is not null)),
  check (stage = 'making' or (ready_at is not null and expires_at is not null))
);
create index exports_shopper on exports (shopper_id, created_at desc);
create unique index exports_one_making on exports (shopper_id) where stage = 'making';
create trigger attached before insert or update of file_id on exports
  for each row execute function check_attached('file_id', 'document', 'shopper_id');

-- === Programs of shoppers ===

-- A token with which a shopper's own program reads parts of the account. A revoked token is deleted.
create table read_tokens (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 5 and scopes <@ array['orders', 'warehouse',
    'parcels', 'funds', 'messages']),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To the hour.
  last_used_at timestamptz,
  check (expires_at > created_at and expires_at <= created_at + interval '365 days')
);
create index read_tokens_shopper on read_tokens (shopper_id, created_at desc);
create index read_tokens_expiry on read_tokens (expires_at);

-- A new password, a block or the closing of an account revokes its tokens, however it happens.
create function revoke_read_tokens() returns trigger language plpgsql as $$
begin
  delete from read_tokens where shopper_id = new.id;
  return null;
end $$;
create trigger shoppers_revoke_read_tokens after update of password_hash, blocked_at, closed_at on shoppers
  for each row when (old.password_hash <> new.password_hash or old.blocked_at is distinct from new.blocked_at
    or old.closed_at is distinct from new.closed_at)
  execute function revoke_read_tokens();
