-- Shoppers, staff, and how they prove who they are. Tokens and links are kept only as SHA-256.
create table shoppers (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9]{6}$'),
  email text not null check (length(email) between 3 and 254),
  password_hash text not null,
  nickname text not null default '' check (length(nickname) <= 64),
  first_name text not null default '',
  last_name text not null default '',
  birthday date,
  phone text not null default '',
  avatar_file_id uuid,
  lang text not null default 'en' check (lang in ('en', 'zh')),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  email_verified_at timestamptz,
  blocked_at timestamptz,
  created_at timestamptz not null
);
create unique index shoppers_email on shoppers (lower(email));

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

create table email_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  shopper_id uuid not null references shoppers,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_shopper on email_links (shopper_id, purpose);

create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  password_hash text not null,
  roles text[] not null check (roles <@ array['support', 'buyer', 'warehouse', 'finance', 'admin']),
  lang text not null default 'en' check (lang in ('en', 'zh')),
  disabled_at timestamptz,
  created_at timestamptz not null
);
create unique index staff_email on staff (lower(email));

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  staff_id uuid not null references staff,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

-- Every act of a member of staff, with before and after. Append-only.
create table audit_log (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  request_id text not null,
  created_at timestamptz not null
);
create index audit_log_subject on audit_log (subject_kind, subject_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_not_emptied before truncate on audit_log for each statement execute function refuse_change();
