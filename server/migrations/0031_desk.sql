-- What staff know of a shopper, two people for money, and who has what in hand.

-- Why a shopper was shut out, and by whom. A closed account is shut out too, by its owner.
alter table shoppers
  add column blocked_reason text not null default '' check (length(blocked_reason) <= 500),
  add column blocked_by uuid references staff;
alter table shoppers add check (blocked_by is null or blocked_at is not null);

-- What colleagues should know of a shopper; no shopper ever reads it. Gone with the account.
create table shopper_notes (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  staff_id uuid not null references staff,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null
);
create index shopper_notes_newest on shopper_notes (shopper_id, created_at desc, id desc);

-- Staff find shoppers by the newest, and read what an order's or package's messages said.
create index shoppers_newest on shoppers (created_at desc, id desc);
create index messages_subject on messages (subject_kind, subject_id, created_at);
create index refund_cases_shopper_newest on refund_cases (shopper_id, created_at desc, id desc);

-- The first of two who pay a large refund back.
alter table refund_cases
  add column approved_by uuid references staff,
  add column approved_at timestamptz,
  add constraint refund_cases_approved check ((approved_by is null) = (approved_at is null));

-- A correction of a shopper's balance by hand: asked for by one, booked by another where it is large. Never changed once it is decided.
create sequence adjustment_numbers start 50107;
create table adjustments (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  stage text not null check (stage in ('requested', 'booked', 'rejected')),
  stage_at timestamptz not null,
  -- Onto the balance above zero, from it below.
  amount_fen bigint not null check (amount_fen <> 0 and abs(amount_fen) <= 10000000),
  cause text not null check (cause in ('goodwill', 'wrong_charge', 'wrong_credit', 'payment_found', 'other')),
  reason text not null check (length(reason) between 1 and 500),
  asked_by uuid not null references staff,
  created_at timestamptz not null,
  two_people boolean not null,
  decided_by uuid references staff,
  decision_note text not null default '' check (length(decision_note) <= 500),
  check ((stage = 'requested') = (decided_by is null)),
  constraint adjustments_two_people check (not (stage = 'booked' and two_people and decided_by = asked_by))
);
create index adjustments_newest on adjustments (created_at desc, id desc);
create index adjustments_open on adjustments (created_at) where stage = 'requested';
create index adjustments_shopper on adjustments (shopper_id, created_at desc, id desc);

-- Who has what in hand: a courtesy among colleagues that ends by itself. It keeps nobody from acting.
create table work_holds (
  subject_kind text not null check (length(subject_kind) between 1 and 40),
  subject_id uuid not null,
  staff_id uuid not null references staff,
  taken_at timestamptz not null,
  until_at timestamptz not null check (until_at > taken_at),
  primary key (subject_kind, subject_id)
);
create index work_holds_until on work_holds (until_at);
