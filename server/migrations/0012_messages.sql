-- What the shop tells shoppers (mail, inbox, notifications on devices, hooks) and the conversations with
-- customer service.

-- === Mail and inbox ===

-- A mail that was sent or is to be sent.
create table mails (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid references shoppers,
  recipient text not null,
  lang text not null check (lang = any (languages())),
  template text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null,
  -- When it is tried again after a failure, or when it was given up.
  next_try_at timestamptz,
  given_up_at timestamptz,
  -- The secret part of a link, sealed until the mail is sent or the link expires. The stored text shows dots
  -- instead.
  secret text,
  secret_expires_at timestamptz,
  -- The demo has no mail server: the mailbox in the console is where the mail ends.
  stays_here boolean not null default false,
  -- The request or the scheduled job that caused it, as in job_runs.
  cause text,
  check (sent_at is null or (next_try_at is null and given_up_at is null)),
  constraint mails_secret_ends check (secret is null or secret_expires_at is not null),
  constraint mails_secret_sealed check (is_sealed(secret)),
  constraint mails_secret_wiped check (secret is null or sent_at is null or stays_here),
  check (next_try_at is null or given_up_at is null)
);
create index mails_newest on mails (created_at desc, id desc);
create index mails_waiting on mails (created_at, id) where sent_at is null;
create index mails_recipient_begins on mails (lower(recipient) text_pattern_ops);
create index mails_subject_parts on mails using gin (pairs(subject));
create index mails_list_language on mails (lang, created_at, id);
create index mails_secret on mails (secret_expires_at) where secret is not null;

-- An entry in a shopper's inbox. It stores what happened; the text is made in the reader's language when it
-- is read.
create table messages (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  kind text not null,
  args jsonb not null,
  subject_kind text not null check (subject_kind in ('order', 'parcel', 'stock_item', 'inbound', 'funds',
    'account', 'conversation')),
  subject_id text not null,
  read_at timestamptz,
  created_at timestamptz not null,
  -- Which kind of notification it causes; null for none.
  push_kind text check (push_kind in ('decisions', 'parcels'))
);
create index messages_newest on messages (shopper_id, created_at desc, id desc);
create index messages_subject on messages (subject_kind, subject_id, created_at);
create index messages_unread on messages (shopper_id, created_at desc, id desc) where read_at is null;
create index messages_by_subject on messages (shopper_id, subject_kind, created_at desc, id desc);

-- === Notifications on devices ===

-- A browser that shows notifications (Web Push, RFC 8030): its address at a push service and its keys. A
-- device has one, whoever is logged in on it.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  -- The session that last asked for it. Logging out ends both; a session that expires leaves the
  -- subscription.
  session_id uuid references sessions on delete set null,
  endpoint text not null unique check (endpoint like 'https://%' and length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  kinds text[] not null check (cardinality(kinds) between 1 and 2 and kinds <@ array['decisions', 'parcels']),
  user_agent text not null check (length(user_agent) <= 300),
  created_at timestamptz not null,
  -- When the shopper last had it open on that device.
  confirmed_at timestamptz not null,
  last_sent_at timestamptz,
  -- Consecutive notifications that were given up.
  failures integer not null default 0 check (failures >= 0),
  check (confirmed_at >= created_at)
);
create index push_subscriptions_shopper on push_subscriptions (shopper_id, confirmed_at desc);
create index push_subscriptions_session on push_subscriptions (session_id) where session_id is not null;

-- A notification that is still to be sent. The row is deleted when it was sent or given up.
create table push_deliveries (
  message_id uuid not null references messages on delete cascade,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  created_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null,
  -- Its sender has it exclusively until then; after a crash it becomes available again.
  leased_until timestamptz,
  primary key (message_id, subscription_id)
);
create index push_deliveries_due on push_deliveries (next_try_at);
create index push_deliveries_subscription on push_deliveries (subscription_id);

-- Queues the notifications of a message, whoever writes it, in the same transaction.
create function push_message() returns trigger language plpgsql as $$
begin
  insert into push_deliveries (message_id, subscription_id, created_at, next_try_at)
  select new.id, id, new.created_at, new.created_at from push_subscriptions
  where shopper_id = new.shopper_id and new.push_kind = any(kinds);
  if found then perform graphile_worker.add_job('send-push', '{}'::json, max_attempts => 12); end if;
  return null;
end $$;
create trigger messages_push after insert on messages
  for each row when (new.push_kind is not null) execute function push_message();

-- Logging out ends the notifications on that device. A device that logged in again since it last confirmed is
-- recognised by its user agent.
create function end_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  delete from push_subscriptions device where shopper_id = new.shopper_id and user_agent = new.user_agent
    and not exists (select from sessions where id = device.session_id and ended_at is null
      and expires_at > new.ended_at);
  return null;
end $$;
create trigger sessions_end_push after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function end_push_of_session();

-- A new password, a block or the closing of an account ends the notifications on all its devices.
create function end_push_of_shopper() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where shopper_id = new.id;
  return null;
end $$;
create trigger shoppers_end_push after update of password_hash, blocked_at, closed_at on shoppers
  for each row when (old.password_hash <> new.password_hash or old.blocked_at is distinct from new.blocked_at
    or old.closed_at is distinct from new.closed_at)
  execute function end_push_of_shopper();

-- === Hooks ===

-- A shopper's address that is notified of changes.
create table hooks (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) between 1 and 4
    and events <@ array['order.status_changed', 'item.status_changed', 'parcel.status_changed',
    'parcel.tracking']),
  -- For signing, so it cannot be a hash.
  secret text not null,
  created_at timestamptz not null,
  -- Since when, and how often in a row, nothing was delivered, and until when it is not tried.
  failing_since timestamptz,
  failures integer not null default 0 check (failures >= 0),
  rest_until timestamptz,
  -- As in push_deliveries.
  leased_until timestamptz,
  disabled_at timestamptz,
  disabled_why text check (disabled_why in ('failing', 'gone')),
  check ((disabled_at is null) = (disabled_why is null)),
  constraint hooks_secret_sealed check (is_sealed(secret)),
  check ((failures = 0) = (failing_since is null))
);
create index hooks_shopper on hooks (shopper_id);
create index hooks_failing on hooks (failing_since) where failing_since is not null;

-- A notification to a hook, with all its attempts.
create table hook_deliveries (
  id uuid primary key default gen_random_uuid(),
  hook_id uuid not null references hooks on delete cascade,
  -- The statement that made the change: each event about a subject is notified once, however often its job
  -- runs.
  change_id uuid not null,
  event text not null check (event in ('order.status_changed', 'item.status_changed', 'parcel.status_changed',
    'parcel.tracking', 'test')),
  subject_id uuid,
  body text not null check (length(body) <= 4000),
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  -- When it is due; null when it is finished.
  next_try_at timestamptz,
  tried_at timestamptz,
  -- The status of the response, or the reason why there was none.
  outcome text not null default '' check (length(outcome) <= 40),
  unique nulls not distinct (hook_id, change_id, event, subject_id),
  check ((next_try_at is not null) = (state = 'waiting'))
);
create index hook_deliveries_newest on hook_deliveries (hook_id, created_at desc, id desc);
create index hook_deliveries_due on hook_deliveries (hook_id, next_try_at) where state = 'waiting';
create index hook_deliveries_old on hook_deliveries (created_at);

-- Whether a shopper has a hook for any of these events. Usually the answer is no, and costs one look-up in an
-- index.
create function has_hook(shopper uuid, wanted text[]) returns boolean language sql stable as $$
  select exists (select from hooks where shopper_id = shopper and disabled_at is null and events && wanted)
$$;

-- These triggers notice changes where they are made, so that no code can forget to notify hooks. The job is
-- committed together with the change.
create function tell_item_changes() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('enqueue-hook-deliveries', json_build_object(
    'changeId', gen_random_uuid(), 'kind', 'order', 'subjectId', moved.order_id,
    'shopperId', moved.shopper_id, 'at', moved.at, 'items', (
      select json_agg(json_build_object('id', item.id,
        'stage', item.stage, 'stageWas', coalesce(was.stage, item.stage),
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
  referencing old table as old_rows new table as new_rows for each statement
  execute function tell_item_changes();

create function tell_refund_change() returns trigger language plpgsql as $$
declare
  open_stages constant text[] := array['requested', 'with_seller', 'returning', 'to_refund'];
  was_open boolean := false;
begin
  if tg_op = 'UPDATE' then was_open := old.stage = any(open_stages); end if;
  if was_open <> (new.stage = any(open_stages))
    and has_hook(new.shopper_id, array['order.status_changed', 'item.status_changed']) then
    perform graphile_worker.add_job('enqueue-hook-deliveries', json_build_object(
      'changeId', gen_random_uuid(), 'kind', 'order', 'subjectId', touched.order_id,
      'shopperId', new.shopper_id, 'at', new.stage_at, 'items', (
        select json_agg(json_build_object('id', item.id, 'stage', item.stage, 'stageWas', item.stage,
          'refundOpen', item.refund_open,
          'refundWasOpen', case when item.id = new.order_item_id then was_open else item.refund_open end)
          order by item.id)
        from items_of_order(touched.order_id) item
      )), max_attempts => 12)
    from order_items touched where touched.id = new.order_item_id;
  end if;
  return null;
end $$;
create trigger refund_cases_tell after insert or update of stage on refund_cases
  for each row execute function tell_refund_change();

create function tell_parcel_change() returns trigger language plpgsql as $$
begin
  if has_hook(new.shopper_id, array['parcel.status_changed']) then
    perform graphile_worker.add_job('enqueue-hook-deliveries', json_build_object(
      'changeId', gen_random_uuid(), 'kind', 'parcel', 'subjectId', new.id, 'shopperId', new.shopper_id,
      'at', new.stage_at, 'stage', new.stage, 'stageWas', old.stage), max_attempts => 12);
  end if;
  return null;
end $$;
create trigger parcels_tell after update of stage on parcels
  for each row when (old.stage <> new.stage) execute function tell_parcel_change();

create function tell_tracking() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('enqueue-hook-deliveries', json_build_object(
    'changeId', gen_random_uuid(), 'kind', 'tracking', 'subjectId', parcels.id,
    'shopperId', parcels.shopper_id, 'at', new.happened_at, 'status', new.status), max_attempts => 12)
  from parcels where parcels.id = new.parcel_id and has_hook(parcels.shopper_id, array['parcel.tracking']);
  return null;
end $$;
create trigger tracking_events_tell after insert on tracking_events
  for each row execute function tell_tracking();

-- === Conversations ===

-- A question to customer service. Guests write through a form and are answered by mail; their conversation
-- has a name and an address instead of a shopper, until they register with that address or the conversation
-- is deleted.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid references shoppers,
  subject text not null check (length(subject) between 1 and 120),
  -- What it is about, if about one thing of the shopper's. Number and title are copies, so that lists need no
  -- other table.
  about_kind text check (about_kind in ('order', 'order_item', 'parcel', 'refund_case')),
  about_id uuid,
  about_page_id uuid,
  about_number text not null default '',
  about_title text not null default '',
  stage text not null check (stage in ('waiting', 'answered', 'closed')),
  stage_at timestamptz not null,
  -- The time of the first message that is unanswered.
  waiting_since timestamptz,
  assigned_to uuid references staff,
  assigned_at timestamptz,
  -- How far each side has read.
  shopper_read_at timestamptz not null,
  staff_read_at timestamptz not null,
  -- When unread answers are mailed, when that was last done, and up to which answer.
  mail_due_at timestamptz,
  mailed_at timestamptz,
  mailed_until timestamptz,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  guest_name text,
  guest_email text,
  guest_lang text,
  -- When the guest first opened the link in an answer, which proves the address.
  guest_proved_at timestamptz,
  check ((about_kind is null) = (about_id is null) and (about_id is null) = (about_page_id is null)),
  constraint conversations_guest check (case
    when guest_email is null
    then guest_name is null and guest_lang is null and guest_proved_at is null
    else shopper_id is null and guest_email ~ '^[^\s@]+@[^\s@]+$' and length(guest_email) <= 254
      and length(guest_name) between 1 and 100 and guest_name !~ '[[:cntrl:]]' and guest_lang is not null
  end),
  constraint conversations_guest_lang check (guest_lang = any (languages())),
  -- A conversation whose guest was forgotten belongs to nobody, and is closed.
  constraint conversations_whose
    check (shopper_id is not null or guest_email is not null or stage = 'closed'),
  check ((stage = 'waiting') = (waiting_since is not null)),
  check ((assigned_to is null) = (assigned_at is null))
);
create index conversations_own on conversations (shopper_id, last_message_at desc, id desc);
create index conversations_newest on conversations (last_message_at desc, id desc);
create index conversations_waiting on conversations (waiting_since, id) where stage = 'waiting';
create index conversations_about on conversations (about_id) where about_id is not null;
create index conversations_about_begins on conversations (about_number text_pattern_ops);
create index conversations_subject_parts on conversations using gin (pairs(subject));
create index conversations_open on conversations (stage, assigned_to) where stage <> 'closed';
create index conversations_unread on conversations (shopper_id) where last_message_at > shopper_read_at;
create index conversations_guest_email on conversations (lower(guest_email) text_pattern_ops)
  where guest_email is not null;

-- A message in a conversation, strictly ordered by time: whoever writes one locks the conversation.
create table conversation_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations,
  author text not null check (author in ('shopper', 'staff')),
  staff_id uuid references staff,
  -- A note for colleagues; shoppers never see it.
  internal boolean not null default false,
  body text not null check (length(body) <= 4000),
  created_at timestamptz not null,
  unique (conversation_id, created_at),
  check ((author = 'staff') = (staff_id is not null)),
  check (author = 'staff' or not internal)
);
create index conversation_messages_order on conversation_messages (conversation_id, created_at desc, id desc);
create index conversation_messages_parts on conversation_messages using gin (pairs(body));

-- A file attached to a message.
create table conversation_files (
  message_id uuid not null references conversation_messages on delete cascade,
  position integer not null check (position between 0 and 3),
  file_id uuid not null references files,
  primary key (message_id, position)
);
create unique index conversation_files_once on conversation_files (file_id);
create trigger attached before insert or update of file_id on conversation_files
  for each row execute function check_attached('file_id', 'attachment', '');

-- Who took, handed over, released, closed or reopened a conversation. Append-only.
create table conversation_steps (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations,
  step text not null check (step in ('take', 'hand_over', 'release', 'close', 'reopen')),
  actor text not null check (actor in ('shopper', 'staff')),
  actor_id uuid not null,
  to_staff_id uuid references staff,
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null
);
create index conversation_steps_conversation on conversation_steps (conversation_id, id);
create trigger conversation_steps_append_only before update or delete on conversation_steps
  for each row execute function refuse_change();

-- A prepared answer. `{name}` and `{number}` are filled in.
create table canned_answers (
  id uuid primary key default gen_random_uuid(),
  position integer not null,
  title jsonb not null check (is_texts(title, 1, 60)),
  body jsonb not null check (is_texts(body, 1, 2000)),
  updated_by uuid references staff,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

insert into canned_answers (position, title, body, created_at, updated_at) values
  (1, '{"en": "We are looking into it", "zh": "正在核实"}',
   '{"en": "Hello {name}, thank you for writing. We are looking into it and will answer here within one working day.", "zh": "{name}，你好，感谢你的留言。我们正在核实，会在一个工作日内在这里回复你。"}', now(), now()),
  (2, '{"en": "Waiting for the seller", "zh": "等待卖家"}',
   '{"en": "Hello {name}, we have bought the item of order {number} and are waiting for the seller to send it. As soon as there is a tracking number you will see it on the order.", "zh": "{name}，你好，订单 {number} 的商品已经下单，正在等待卖家发货。有物流单号后，你可以在订单页看到。"}', now(), now()),
  (3, '{"en": "Please send photos", "zh": "请提供照片"}',
   '{"en": "Hello {name}, we are sorry that something is wrong. Please send us photos of the outer box, the label and the goods, and we will look after it for you.", "zh": "{name}，你好，很抱歉商品出现了问题。请发送外箱、面单和商品的照片，我们会为你处理。"}', now(), now()),
  (4, '{"en": "Tracking shows nothing yet", "zh": "物流暂无更新"}',
   '{"en": "Hello {name}, package {number} is with the carrier. It can take three to five working days until the first event appears; after that the tracking on the package page updates by itself.", "zh": "{name}，你好，包裹 {number} 已交给承运商。首条物流信息通常需要三到五个工作日才会显示，之后包裹页会自动更新。"}', now(), now()),
  (5, '{"en": "How to ask for a refund", "zh": "如何申请退款"}',
   '{"en": "Hello {name}, please open order {number} and choose “Request refund” beside the item. The page shows until when that is possible and what comes back to you.", "zh": "{name}，你好，请打开订单 {number}，在商品旁选择「申请退款」。页面会显示可申请的截止时间和可退金额。"}', now(), now()),
  (6, '{"en": "Settled?", "zh": "是否已解决"}',
   '{"en": "Hello {name}, is everything settled now? If so you can close this conversation. Writing in it opens it again at any time.", "zh": "{name}，你好，问题是否已经解决？如已解决，你可以结束本次对话；之后随时在这里留言都会重新打开。"}', now(), now());
