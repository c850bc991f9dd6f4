-- The events of an account: every change that its owner's programs may want to know, in order, for 30 days.
-- Deliveries to hooks are copies of them.

-- How many events an account has had. Whoever records events locks it, so that a reader who has seen one
-- number has seen all below it.
create table event_counters (
  shopper_id uuid primary key references shoppers,
  last bigint not null check (last >= 0)
);

create table event_log (
  -- Sent as `webhook-id`, to every hook and in every attempt.
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  -- Counts the account's events from 1, without gaps. Also the cursor of the log, and part of the body.
  sequence bigint not null check (sequence > 0),
  event text not null check (event in ('order.placed', 'order.status_changed', 'item.status_changed', 'question.asked',
    'question.closed', 'refund.status_changed', 'payment_due.created', 'payment_due.closed', 'stock.arrived',
    'stock.inspected', 'storage.ending', 'storage.expired', 'parcel.created', 'parcel.packed',
    'parcel.status_changed', 'parcel.tracking', 'balance.changed')),
  subject_id uuid not null,
  -- As it is sent, to the byte.
  body text not null check (length(body) <= 4000),
  recorded_at timestamptz not null,
  unique (shopper_id, sequence)
);

-- Changes that were committed and are not recorded yet. A change of a thing waits for the one before it, so
-- that their numbers are in the order in which they happened.
create table event_changes (
  id bigint generated always as identity primary key,
  shopper_id uuid not null references shoppers,
  change jsonb not null
);
create index event_changes_shopper on event_changes (shopper_id, id);

create index event_log_recorded on event_log (shopper_id, recorded_at, sequence);
create index event_log_old on event_log (recorded_at);

alter table hooks
  drop constraint hooks_events_check,
  -- The secret before the last rotation, which signs as well until then.
  add column old_secret text,
  add column old_secret_until timestamptz;
alter table hooks
  add constraint hooks_events_check check (cardinality(events) between 1 and 17
    and events <@ array['order.placed', 'order.status_changed', 'item.status_changed', 'question.asked',
    'question.closed', 'refund.status_changed', 'payment_due.created', 'payment_due.closed', 'stock.arrived',
    'stock.inspected', 'storage.ending', 'storage.expired', 'parcel.created', 'parcel.packed',
    'parcel.status_changed', 'parcel.tracking', 'balance.changed']) not valid,
  add constraint hooks_old_secret_sealed check (is_sealed(old_secret)) not valid,
  add constraint hooks_old_secret_until check ((old_secret is null) = (old_secret_until is null)) not valid;

alter table hook_deliveries
  drop constraint hook_deliveries_event_check,
  -- The id of the event; a test has one of its own.
  add column webhook_id uuid not null default gen_random_uuid(),
  -- The place of the event in the log; null for a test.
  add column sequence bigint,
  -- The owner asked for this attempt: it goes before all others.
  add column requested boolean not null default false;
-- What was sent before keeps the id by which its receiver knows it.
update hook_deliveries set webhook_id = id;
-- removes: the statement that made a change, which the log has instead. A job of the version before that
-- fails for it is tried again, by the new version.
alter table hook_deliveries drop column change_id;
alter table hook_deliveries
  add constraint hook_deliveries_event_check check (event in ('order.placed', 'order.status_changed', 'item.status_changed', 'question.asked',
    'question.closed', 'refund.status_changed', 'payment_due.created', 'payment_due.closed', 'stock.arrived',
    'stock.inspected', 'storage.ending', 'storage.expired', 'parcel.created', 'parcel.packed',
    'parcel.status_changed', 'parcel.tracking', 'balance.changed', 'test')) not valid;
drop index hook_deliveries_due;
-- lock: deliveries of one month, of the few shoppers who have hooks
create unique index hook_deliveries_once on hook_deliveries (hook_id, webhook_id);
-- lock: as above
create index hook_deliveries_due on hook_deliveries (hook_id, requested desc, next_try_at, sequence, id)
  where state = 'waiting';
-- lock: as above
create index hook_deliveries_next on hook_deliveries (hook_id, next_try_at) where state = 'waiting';
-- lock: as above
create index hook_deliveries_subject on hook_deliveries (hook_id, subject_id, sequence) where state = 'waiting';

-- Whether events of a shopper are recorded: of those who let a program follow their account. For all others
-- nothing is kept, and a change costs one look-up in an index.
create function is_followed(shopper uuid) returns boolean language sql stable
begin atomic
  select exists (select from hooks where shopper_id = shopper)
    or exists (select from read_tokens where shopper_id = shopper);
end;

-- Keeps a change for the job that records events, together with the transaction that makes it.
create function tell_change(shopper uuid, change json) returns void language plpgsql as $$
begin
  insert into event_changes (shopper_id, change) values (shopper, change::jsonb);
  perform graphile_worker.add_job('enqueue-hook-deliveries', json_build_object('shopperId', shopper),
    max_attempts => 12);
end $$;

create function iso_time(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function tell_event(shopper uuid, event text, subject uuid, at timestamptz, data jsonb) returns void
  language plpgsql as $$
begin
  if is_followed(shopper) then
    perform tell_change(shopper, json_build_object('kind', 'event', 'event', event, 'subjectId', subject,
      'at', at, 'data', data));
  end if;
end $$;

-- The four functions of 0012, for the log.
create or replace function tell_item_changes() returns trigger language plpgsql as $$
begin
  perform tell_change(moved.shopper_id, json_build_object(
    'kind', 'order', 'subjectId', moved.order_id, 'at', moved.at, 'items', (
      select json_agg(json_build_object('id', item.id,
        'stage', item.stage, 'stageWas', coalesce(was.stage, item.stage),
        'refundOpen', item.refund_open, 'refundWasOpen', item.refund_open) order by item.id)
      from items_of_order(moved.order_id) item left join old_rows was on was.id = item.id
    )))
  from (
    select became.order_id, became.shopper_id, max(became.stage_at) as at
    from new_rows became join old_rows was on was.id = became.id
    where was.stage <> became.stage group by became.order_id, became.shopper_id
  ) moved
  where is_followed(moved.shopper_id);
  return null;
end $$;

create or replace function tell_refund_change() returns trigger language plpgsql as $$
declare
  open_stages constant text[] := array['requested', 'with_seller', 'returning', 'to_refund'];
  was_open boolean := false;
  was_stage text;
begin
  if not is_followed(new.shopper_id) then return null; end if;
  if tg_op = 'UPDATE' then
    was_open := old.stage = any(open_stages);
    was_stage := old.stage;
  end if;
  if was_stage is distinct from new.stage then
    perform tell_event(new.shopper_id, 'refund.status_changed', new.id, new.stage_at, jsonb_build_object(
      'refund_id', new.id, 'item_id', new.order_item_id, 'order_id', orders.id, 'number', orders.number,
      'status', new.stage, 'previous_status', was_stage))
    from order_items join orders on orders.id = order_items.order_id where order_items.id = new.order_item_id;
  end if;
  if was_open <> (new.stage = any(open_stages)) then
    perform tell_change(new.shopper_id, json_build_object(
      'kind', 'order', 'subjectId', touched.order_id, 'at', new.stage_at, 'items', (
        select json_agg(json_build_object('id', item.id, 'stage', item.stage, 'stageWas', item.stage,
          'refundOpen', item.refund_open,
          'refundWasOpen', case when item.id = new.order_item_id then was_open else item.refund_open end)
          order by item.id)
        from items_of_order(touched.order_id) item
      )))
    from order_items touched where touched.id = new.order_item_id;
  end if;
  return null;
end $$;

create or replace function tell_parcel_change() returns trigger language plpgsql as $$
begin
  if is_followed(new.shopper_id) then
    perform tell_change(new.shopper_id, json_build_object('kind', 'parcel', 'subjectId', new.id,
      'at', new.stage_at, 'stage', new.stage, 'stageWas', old.stage));
  end if;
  return null;
end $$;

create or replace function tell_tracking() returns trigger language plpgsql as $$
begin
  perform tell_change(parcels.shopper_id, json_build_object('kind', 'tracking', 'subjectId', parcels.id,
    'at', new.happened_at, 'status', new.status))
  from parcels where parcels.id = new.parcel_id and is_followed(parcels.shopper_id);
  return null;
end $$;
drop function has_hook(uuid, text[]);

-- Orders, questions about their items, and additional payments.
create function tell_order_placed() returns trigger language plpgsql as $$
begin
  perform tell_event(new.shopper_id, 'order.placed', new.id, new.created_at,
    jsonb_build_object('order_id', new.id, 'number', new.number));
  return null;
end $$;
create trigger orders_tell after insert on orders for each row execute function tell_order_placed();

create function tell_question() returns trigger language plpgsql as $$
begin
  perform tell_event(orders.shopper_id,
      case when new.answer is null then 'question.asked' else 'question.closed' end, new.id,
      coalesce(new.answered_at, new.asked_at), jsonb_build_object('question_id', new.id,
      'item_id', new.order_item_id, 'order_id', orders.id, 'number', orders.number)
      || case when new.answer is null
        then jsonb_build_object('kind', new.kind, 'answer_by', iso_time(new.answer_by))
        else jsonb_build_object('answer', new.answer) end)
    from order_items join orders on orders.id = order_items.order_id where order_items.id = new.order_item_id;
  return null;
end $$;
create trigger item_questions_tell after insert on item_questions
  for each row execute function tell_question();
create trigger item_questions_tell_end after update of answer on item_questions
  for each row when (old.answer is null and new.answer is not null) execute function tell_question();

create function tell_due() returns trigger language plpgsql as $$
begin
  perform tell_event(new.shopper_id,
    case when tg_op = 'INSERT' then 'payment_due.created' else 'payment_due.closed' end, new.id,
    coalesce(new.paid_at, new.cancelled_at, new.created_at), jsonb_build_object('payment_due_id', new.id,
    'item_id', new.order_item_id, 'parcel_id', new.parcel_id, 'amount_fen', new.amount_fen)
    || case when tg_op = 'INSERT' then jsonb_build_object('pay_by', iso_time(new.pay_by))
      else jsonb_build_object('outcome', case when new.paid_at is null then 'cancelled' else 'paid' end) end);
  return null;
end $$;
create trigger supplements_tell after insert on supplements for each row execute function tell_due();
create trigger supplements_tell_end after update of paid_at, cancelled_at on supplements
  for each row when (old.paid_at is null and old.cancelled_at is null
    and (new.paid_at is not null or new.cancelled_at is not null)) execute function tell_due();

-- Goods at the warehouse.
create function tell_stock() returns trigger language plpgsql as $$
declare
  stock constant jsonb := jsonb_build_object('stock_item_id', new.id, 'item_id', new.order_item_id,
    'inbound_id', new.inbound_id);
begin
  if tg_op = 'INSERT' then
    perform tell_event(new.shopper_id, 'stock.arrived', new.id, new.received_at, stock);
  elsif new.stage = 'storage_expired' then
    perform tell_event(new.shopper_id, 'storage.expired', new.id, coalesce(new.free_until, new.received_at), stock);
  else
    perform tell_event(new.shopper_id, 'stock.inspected', new.id, coalesce(new.stocked_at, new.received_at),
      stock || jsonb_build_object('result', new.stage));
  end if;
  return null;
end $$;
create trigger stock_items_tell after insert on stock_items for each row execute function tell_stock();
create trigger stock_items_tell_stage after update of stage on stock_items
  for each row when ((old.stage = 'received' and new.stage in ('in_stock', 'abnormal'))
    or (old.stage = 'abnormal' and new.stage = 'in_stock')
    or (old.stage <> 'storage_expired' and new.stage = 'storage_expired')) execute function tell_stock();

create function tell_storage_ending() returns trigger language plpgsql as $$
begin
  perform tell_event(stock.shopper_id, 'storage.ending', stock.id, new.created_at, jsonb_build_object(
      'stock_item_id', stock.id, 'item_id', stock.order_item_id, 'inbound_id', stock.inbound_id,
      'days_left', new.days_left))
    from stock_items stock where stock.id = new.stock_item_id;
  return null;
end $$;
create trigger storage_reminders_tell after insert on storage_reminders
  for each row execute function tell_storage_ending();

-- Packages.
create function tell_parcel() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_event(new.shopper_id, 'parcel.created', new.id, new.created_at,
      jsonb_build_object('parcel_id', new.id, 'number', new.number));
  else
    perform tell_event(new.shopper_id, 'parcel.packed', new.id, new.packed_at, jsonb_build_object(
      'parcel_id', new.id, 'number', new.number, 'grams', new.actual_grams, 'amount_fen', new.actual_fen));
  end if;
  return null;
end $$;
create trigger parcels_tell_created after insert on parcels for each row execute function tell_parcel();
create trigger parcels_tell_packed after update of packed_at on parcels
  for each row when (old.packed_at is distinct from new.packed_at and new.packed_at is not null
    and new.actual_grams is not null and new.actual_fen is not null) execute function tell_parcel();

-- The available balance: the sum of what one statement moved to it and from it in one transaction of the
-- ledger.
create function tell_balance() returns trigger language plpgsql as $$
begin
  perform tell_event(moved.shopper_id, 'balance.changed', moved.shopper_id, moved.at,
      jsonb_build_object('amount_fen', moved.amount_fen))
    from (
      select account.shopper_id, ledger.created_at as at, sum(
        case when posting.to_account_id = account.id then posting.amount else -posting.amount end) as amount_fen
      from new_rows posting
        join ledger_accounts account on account.id in (posting.from_account_id, posting.to_account_id)
          and account.kind = 'available'
        join ledger_transactions ledger on ledger.id = posting.transaction_id
      group by account.shopper_id, ledger.id, ledger.created_at
    ) moved where moved.amount_fen <> 0;
  return null;
end $$;
create trigger ledger_postings_tell after insert on ledger_postings
  referencing new table as new_rows for each statement execute function tell_balance();
