-- Programs of a shopper's own: tokens that read, and hooks that are told.

-- Kept only as a hash. What is revoked is deleted: the list shows what works, or what ran out a short while ago.
create table read_tokens (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null
    check (cardinality(scopes) between 1 and 5 and scopes <@ array['orders', 'warehouse', 'parcels', 'funds', 'messages']),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '365 days'),
  -- No finer than an hour.
  last_used_at timestamptz
);
create index read_tokens_shopper on read_tokens (shopper_id, created_at desc);
create index read_tokens_expiry on read_tokens (expires_at);

-- Whoever changes a password, blocks or closes an account, by whichever way: no token of it lives on.
create function revoke_read_tokens() returns trigger language plpgsql as $$
begin
  delete from read_tokens where shopper_id = new.id;
  return null;
end $$;
create trigger shoppers_revoke_read_tokens after update of password_hash, blocked_at, closed_at on shoppers for each row
  when (old.password_hash <> new.password_hash or old.blocked_at is distinct from new.blocked_at
    or old.closed_at is distinct from new.closed_at)
  execute function revoke_read_tokens();

create table hooks (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) between 1 and 4
    and events <@ array['order.status_changed', 'item.status_changed', 'parcel.status_changed', 'parcel.tracking']),
  -- Needed to sign with, so it cannot be a hash.
  secret text not null constraint hooks_secret_sealed check (is_sealed(secret)),
  created_at timestamptz not null,
  -- Since when, and how often in a row, nothing got through; until when it is left in peace.
  failing_since timestamptz,
  failures integer not null default 0 check (failures >= 0),
  rest_until timestamptz,
  -- Whoever sends to it now has it alone until then: a crash gives it back by itself.
  leased_until timestamptz,
  disabled_at timestamptz,
  disabled_why text check (disabled_why in ('failing', 'gone')),
  check ((disabled_at is null) = (disabled_why is null)),
  check ((failures = 0) = (failing_since is null))
);
create index hooks_shopper on hooks (shopper_id);
create index hooks_failing on hooks (failing_since) where failing_since is not null;

create table hook_deliveries (
  id uuid primary key default gen_random_uuid(),
  hook_id uuid not null references hooks on delete cascade,
  -- What changed in one statement: told once for each kind of event and thing, however often its job runs.
  change_id uuid not null,
  event text not null check (event in ('order.status_changed', 'item.status_changed', 'parcel.status_changed', 'parcel.tracking', 'test')),
  subject_id uuid,
  body text not null check (length(body) <= 4000),
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  -- When it is due, and no longer once it is over.
  next_try_at timestamptz check ((next_try_at is not null) = (state = 'waiting')),
  tried_at timestamptz,
  -- The answer's status, or the word for why there was none.
  outcome text not null default '' check (length(outcome) <= 40),
  unique nulls not distinct (hook_id, change_id, event, subject_id)
);
create index hook_deliveries_newest on hook_deliveries (hook_id, created_at desc, id desc);
create index hook_deliveries_due on hook_deliveries (hook_id, next_try_at) where state = 'waiting';
create index hook_deliveries_old on hook_deliveries (created_at);

-- Whether a shopper is told of any of these events: the usual answer is no, and costs one look into an index.
create function has_hook(shopper uuid, wanted text[]) returns boolean language sql stable as $$
  select exists (select from hooks where shopper_id = shopper and disabled_at is null and events && wanted)
$$;

-- An order as the job that tells of it needs it: each item as it was and as it is. The names of stages are the rules' business.
create function items_of_order(wanted uuid) returns table (id uuid, stage text, refund_open boolean) language sql stable as $$
  select item.id, item.stage, exists (select from refund_cases where refund_cases.order_item_id = item.id
    and refund_cases.stage in ('requested', 'with_seller', 'returning', 'to_refund'))
  from order_items item where item.order_id = wanted
$$;

-- Changes are noticed where they are made, so that no way of making one can forget to tell of it; the job is committed with the change.
create function tell_item_changes() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('tell-hooks', json_build_object('changeId', gen_random_uuid(), 'kind', 'order',
    'subjectId', moved.order_id, 'shopperId', moved.shopper_id, 'at', moved.at, 'items', (
      select json_agg(json_build_object('id', item.id, 'stage', item.stage, 'stageWas', coalesce(was.stage, item.stage),
        'refundOpen', item.refund_open, 'refundWasOpen', item.refund_open) order by item.id)
      from items_of_order(moved.order_id) item left join old_rows was on was.id = item.id
    )), max_attempts => 12)
  from (
    select became.order_id, became.shopper_id, max(became.stage_at) as at
    from new_rows became join old_rows was on was.id = became.id
    where was.stage <> became.stage group by became.order_id, became.shopper_id
  ) moved
  where has_hook(moved.shopper_id, array['order.status_changed', 'item.status_changed']);
  return null;
end $$;
create trigger order_items_tell after update on order_items
  referencing old table as old_rows new table as new_rows for each statement execute function tell_item_changes();

create function tell_refund_change() returns trigger language plpgsql as $$
declare
  open_stages constant text[] := array['requested', 'with_seller', 'returning', 'to_refund'];
  was_open boolean := false;
begin
  if tg_op = 'UPDATE' then was_open := old.stage = any(open_stages); end if;
  if was_open <> (new.stage = any(open_stages)) and has_hook(new.shopper_id, array['order.status_changed', 'item.status_changed']) then
    perform graphile_worker.add_job('tell-hooks', json_build_object('changeId', gen_random_uuid(), 'kind', 'order',
      'subjectId', touched.order_id, 'shopperId', new.shopper_id, 'at', new.stage_at, 'items', (
        select json_agg(json_build_object('id', item.id, 'stage', item.stage, 'stageWas', item.stage, 'refundOpen', item.refund_open,
          'refundWasOpen', case when item.id = new.order_item_id then was_open else item.refund_open end) order by item.id)
        from items_of_order(touched.order_id) item
      )), max_attempts => 12)
    from order_items touched where touched.id = new.order_item_id;
  end if;
  return null;
end $$;
create trigger refund_cases_tell after insert or update of stage on refund_cases for each row execute function tell_refund_change();

create function tell_parcel_change() returns trigger language plpgsql as $$
begin
  if has_hook(new.shopper_id, array['parcel.status_changed']) then
    perform graphile_worker.add_job('tell-hooks', json_build_object('changeId', gen_random_uuid(), 'kind', 'parcel',
      'subjectId', new.id, 'shopperId', new.shopper_id, 'at', new.stage_at, 'stage', new.stage, 'stageWas', old.stage),
      max_attempts => 12);
  end if;
  return null;
end $$;
create trigger parcels_tell after update of stage on parcels for each row when (old.stage <> new.stage)
  execute function tell_parcel_change();

create function tell_tracking() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('tell-hooks', json_build_object('changeId', gen_random_uuid(), 'kind', 'tracking',
    'subjectId', parcels.id, 'shopperId', parcels.shopper_id, 'at', new.happened_at, 'status', new.status), max_attempts => 12)
  from parcels where parcels.id = new.parcel_id and has_hook(parcels.shopper_id, array['parcel.tracking']);
  return null;
end $$;
create trigger tracking_events_tell after insert on tracking_events for each row execute function tell_tracking();
