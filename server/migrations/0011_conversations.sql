-- Conversations between a shopper and customer service.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  subject text not null check (length(subject) between 1 and 120),
  -- What it is about, if about one thing of the shopper's; the number is kept as it was, so that lists need no other table.
  about_kind text check (about_kind in ('order', 'order_item', 'parcel', 'refund_case')),
  about_id uuid,
  about_page_id uuid,
  about_number text not null default '',
  about_title text not null default '',
  stage text not null check (stage in ('waiting', 'answered', 'closed')),
  stage_at timestamptz not null,
  -- Since when the shopper waits for us: the first message that nobody has answered.
  waiting_since timestamptz,
  assigned_to uuid references staff,
  assigned_at timestamptz,
  -- How far each side has read.
  shopper_read_at timestamptz not null,
  staff_read_at timestamptz not null,
  -- When the answers that were not read are mailed, when that was last done, and up to which answer.
  mail_due_at timestamptz,
  mailed_at timestamptz,
  mailed_until timestamptz,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  check ((about_kind is null) = (about_id is null) and (about_id is null) = (about_page_id is null)),
  check ((stage = 'waiting') = (waiting_since is not null)),
  check ((assigned_to is null) = (assigned_at is null))
);
create index conversations_own on conversations (shopper_id, last_message_at desc, id desc);
create index conversations_newest on conversations (last_message_at desc, id desc);
create index conversations_waiting on conversations (waiting_since, id) where stage = 'waiting';
create index conversations_about on conversations (about_id) where about_id is not null;

-- Strictly in order of time within a conversation: the action that writes holds the conversation's row.
create table conversation_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations,
  author text not null check (author in ('shopper', 'staff')),
  staff_id uuid references staff,
  -- A note for colleagues; no shopper ever reads it.
  internal boolean not null default false,
  body text not null check (length(body) <= 4000),
  created_at timestamptz not null,
  unique (conversation_id, created_at),
  check ((author = 'staff') = (staff_id is not null)),
  check (author = 'staff' or not internal)
);
create index conversation_messages_order on conversation_messages (conversation_id, created_at desc, id desc);

create table conversation_files (
  message_id uuid not null references conversation_messages on delete cascade,
  position integer not null check (position between 0 and 3),
  file_id uuid not null references files,
  primary key (message_id, position)
);
create unique index conversation_files_once on conversation_files (file_id);

-- Who took it, handed it over, closed it: with whom and when. Append-only.
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
create trigger conversation_steps_append_only before update or delete on conversation_steps for each row execute function refuse_change();

create table canned_answers (
  id uuid primary key default gen_random_uuid(),
  title_en text not null check (length(title_en) between 1 and 60),
  title_zh text not null check (length(title_zh) between 1 and 60),
  body_en text not null check (length(body_en) between 1 and 2000),
  body_zh text not null check (length(body_zh) between 1 and 2000),
  position integer not null,
  updated_by uuid references staff,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

insert into canned_answers (position, created_at, updated_at, title_en, title_zh, body_en, body_zh) values
  (1, now(), now(), 'We are looking into it', '正在核实',
   'Hello {name}, thank you for writing. We are looking into it and will answer here within one working day.',
   '{name}，你好，感谢你的留言。我们正在核实，会在一个工作日内在这里回复你。'),
  (2, now(), now(), 'Waiting for the seller', '等待卖家',
   'Hello {name}, we have bought the item of order {number} and are waiting for the seller to send it. As soon as there is a tracking number you will see it on the order.',
   '{name}，你好，订单 {number} 的商品已经下单，正在等待卖家发货。有物流单号后，你可以在订单页看到。'),
  (3, now(), now(), 'Please send photos', '请提供照片',
   'Hello {name}, we are sorry that something is wrong. Please send us photos of the outer box, the label and the goods, and we will look after it for you.',
   '{name}，你好，很抱歉商品出现了问题。请发送外箱、面单和商品的照片，我们会为你处理。'),
  (4, now(), now(), 'Tracking shows nothing yet', '物流暂无更新',
   'Hello {name}, package {number} is with the carrier. It can take three to five working days until the first event appears; after that the tracking on the package page updates by itself.',
   '{name}，你好，包裹 {number} 已交给承运商。首条物流信息通常需要三到五个工作日才会显示，之后包裹页会自动更新。'),
  (5, now(), now(), 'How to ask for a refund', '如何申请退款',
   'Hello {name}, please open order {number} and choose “Request refund” beside the item. The page shows until when that is possible and what comes back to you.',
   '{name}，你好，请打开订单 {number}，在商品旁选择「申请退款」。页面会显示可申请的截止时间和可退金额。'),
  (6, now(), now(), 'Settled?', '是否已解决',
   'Hello {name}, is everything settled now? If so you can close this conversation. Writing in it opens it again at any time.',
   '{name}，你好，问题是否已经解决？如已解决，你可以结束本次对话；之后随时在这里留言都会重新打开。');

-- The inbox tells of answers, too.
alter table messages drop constraint messages_subject_kind_check;
alter table messages add constraint messages_subject_kind_check
  check (subject_kind in ('order', 'parcel', 'stock_item', 'inbound', 'funds', 'account', 'conversation'));

-- A mail that could not be handed over: when it is tried again, or when we gave up.
alter table mails add column next_try_at timestamptz;
alter table mails add column given_up_at timestamptz;
alter table mails add check (sent_at is null or (next_try_at is null and given_up_at is null));
alter table mails add check (next_try_at is null or given_up_at is null);
create index mails_unsent on mails (created_at desc, id desc) where sent_at is null;
