-- Members of staff: invited by an admin, guarded like a shopper's account and better, never without an admin.

-- Whoever was invited has no password yet.
alter table staff alter column password_hash drop not null;
alter table staff add column password_changed_at timestamptz;
alter table staff add check (length(name) between 1 and 64);

-- One-time links by which a member of staff sets a password. An admin hands them over; a new one makes the older ones worthless.
create table staff_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_links_open on staff_links (staff_id) where used_at is null;

create table staff_two_factor (
  staff_id uuid primary key references staff,
  secret text not null check (length(secret) >= 32),
  confirmed_at timestamptz,
  -- The newest 30-second step whose code was used. It only goes up, so that a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table staff_recovery_codes (
  staff_id uuid not null references staff,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create index staff_sessions_open on staff_sessions (staff_id, seen_at desc) where ended_at is null;

-- Whoever can log in and do everything.
create function is_admin(member staff) returns boolean language sql immutable as $$
  select 'admin' = any (member.roles) and member.disabled_at is null and member.password_hash is not null
$$;

-- The last admin stays, whatever way it is tried. The actions refuse it with a sentence; this holds for everything else. Two who do it to each
-- other at once take turns at the lock, and the second one looks again.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  if is_admin(old) and (tg_op = 'DELETE' or not is_admin(new)) then
    perform pg_advisory_xact_lock(hashtext('the last admin'));
    if not exists (select from staff where is_admin(staff)) then
      raise exception 'the last admin stays' using errcode = 'restrict_violation';
    end if;
  end if;
  return null;
end $$;
create trigger staff_keep_an_admin after update or delete on staff for each row execute function keep_an_admin();

-- Where an act came from. Without a member of staff it was done at the server itself, by the admin command.
alter table audit_log alter column staff_id drop not null;
alter table audit_log add column address text not null default '';
alter table audit_log add column user_agent text not null default '';

-- The log is read newest first, by any one of its filters.
drop index audit_log_subject;
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_staff on audit_log (staff_id, created_at desc, id desc);
create index audit_log_action on audit_log (action, created_at desc, id desc);
create index audit_log_subject on audit_log (subject_kind, subject_id, created_at desc, id desc);
