-- What members of staff did that creates, multiplies or releases value: one row per act. The sums per person and day come from here
-- (domain/src/policy/acts.ts).
create table value_acts (
  id bigint generated always as identity primary key,
  act text not null,
  -- Who took the last step, and who took the other one if two people did it.
  staff_id uuid not null references staff,
  with_id uuid references staff check (with_id <> staff_id),
  amount_fen bigint not null default 0 check (amount_fen >= 0),
  shopper_id uuid references shoppers,
  subject_kind text not null,
  subject_id text not null,
  created_at timestamptz not null
);
create index value_acts_person on value_acts (staff_id, act, created_at);
create index value_acts_newest on value_acts (created_at);
create index value_acts_shopper on value_acts (shopper_id, staff_id) where shopper_id is not null;
create trigger value_acts_append_only before update or delete on value_acts for each row execute function refuse_change();
create trigger value_acts_not_emptied before truncate on value_acts for each statement execute function refuse_change();

-- Calls that wait for a second person, with their input.
create table proposals (
  id uuid primary key default gen_random_uuid(),
  act text not null,
  call text not null,
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  subject text not null default '',
  -- What it would have changed when it was proposed, for those who look at it after the decision.
  effect jsonb not null check (jsonb_typeof(effect) = 'object'),
  reason text not null check (length(reason) between 1 and 500),
  stage text not null check (stage in ('waiting', 'approved', 'done', 'rejected', 'lapsed', 'failed')),
  stage_at timestamptz not null,
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  decided_by uuid references staff,
  decided_at timestamptz,
  note text not null default '',
  due_at timestamptz,
  check ((stage in ('approved', 'done', 'rejected')) <= (decided_by is not null)),
  -- Nobody approves their own proposal, except where the shop has no independent second person and has waited.
  check (stage not in ('approved', 'done') or decided_by <> asked_by or decided_at >= asked_at + interval '24 hours')
);
create index proposals_open on proposals (stage, due_at) where stage in ('waiting', 'approved');
create index proposals_newest on proposals (asked_at desc, id desc);
create index proposals_asked_by on proposals (asked_by);

-- The shop's own limits in place of the defaults of the program.
create table policy_limits (
  act text not null,
  name text not null,
  value bigint not null check (value >= 0),
  changed_at timestamptz not null,
  primary key (act, name)
);
