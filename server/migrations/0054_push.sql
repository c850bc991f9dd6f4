-- Notifications on the devices of shoppers (Web Push, RFC 8030): where they are sent to, and what is still to be sent.

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  -- The session that asked for it last. Logging out ends both; a session that only runs out leaves it.
  session_id uuid references sessions on delete set null,
  -- An address at a push service and a browser's keys: a device has one, whoever is logged in on it.
  endpoint text not null unique check (endpoint like 'https://%' and length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  kinds text[] not null check (cardinality(kinds) between 1 and 2 and kinds <@ array['decisions', 'parcels']),
  user_agent text not null check (length(user_agent) <= 300),
  created_at timestamptz not null,
  -- When its shopper last had it open on the device itself.
  confirmed_at timestamptz not null check (confirmed_at >= created_at),
  last_sent_at timestamptz,
  -- How many notifications in a row were given up.
  failures integer not null default 0 check (failures >= 0)
);
create index push_subscriptions_shopper on push_subscriptions (shopper_id, confirmed_at desc);
create index push_subscriptions_session on push_subscriptions (session_id) where session_id is not null;

-- What of it asks for a notification: nothing says none.
alter table messages add column push_kind text check (push_kind in ('decisions', 'parcels'));

-- Only what is still to be sent: a row goes once it was, or was given up.
create table push_deliveries (
  message_id uuid not null references messages on delete cascade,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  created_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null,
  -- Whoever sends it now has it alone until then: a crash gives it back by itself.
  leased_until timestamptz,
  primary key (message_id, subscription_id)
);
create index push_deliveries_due on push_deliveries (next_try_at);
create index push_deliveries_subscription on push_deliveries (subscription_id);

-- Whoever writes a message, by whichever way: it is sent where its shopper asked for its kind, with the transaction or not at all.
create function push_message() returns trigger language plpgsql as $$
begin
  insert into push_deliveries (message_id, subscription_id, created_at, next_try_at)
  select new.id, id, new.created_at, new.created_at from push_subscriptions
  where shopper_id = new.shopper_id and new.push_kind = any(kinds);
  if found then perform graphile_worker.add_job('send-push', '{}'::json, max_attempts => 12); end if;
  return null;
end $$;
create trigger messages_push after insert on messages for each row when (new.push_kind is not null) execute function push_message();

-- Logging out, here or from another device. A device that was logged in again since it was last asked is known by how its browser names itself.
create function end_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  delete from push_subscriptions device where shopper_id = new.shopper_id and user_agent = new.user_agent
    and not exists (select from sessions where id = device.session_id and ended_at is null and expires_at > new.ended_at);
  return null;
end $$;
create trigger sessions_end_push after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function end_push_of_session();

-- Whoever changes a password, blocks or closes an account, by whichever way.
create function end_push_of_shopper() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where shopper_id = new.id;
  return null;
end $$;
create trigger shoppers_end_push after update of password_hash, blocked_at, closed_at on shoppers for each row
  when (old.password_hash <> new.password_hash or old.blocked_at is distinct from new.blocked_at
    or old.closed_at is distinct from new.closed_at)
  execute function end_push_of_shopper();
