-- Whose an entry of a queue is, until it is given back or done. A hold says who has it open now; this lasts.
create table assignments (
  subject_kind text not null check (subject_kind in ('order', 'seller_group', 'refund_case', 'claim',
    'unclaimed', 'count_difference', 'parcel', 'withdrawal', 'remittance')),
  subject_id uuid not null,
  staff_id uuid not null references staff,
  given_by uuid not null references staff,
  given_at timestamptz not null,
  note text not null default '' check (length(note) <= 500),
  primary key (subject_kind, subject_id)
);
create index assignments_staff on assignments (staff_id);
create index assignments_given_by on assignments (given_by);
create index assignments_given_at on assignments (given_at);

-- A colleague named in a note, who is told until they have seen it. The note itself stays where it was
-- written.
create table mentions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  subject_kind text not null check (subject_kind in ('order', 'seller_group', 'refund_case', 'claim',
    'unclaimed', 'count_difference', 'parcel', 'withdrawal', 'remittance', 'shopper', 'lead', 'conversation',
    'shift_note')),
  subject_id uuid not null,
  named_by uuid not null references staff,
  named_at timestamptz not null,
  seen_at timestamptz
);
create index mentions_unseen on mentions (staff_id, named_at) where seen_at is null;
create index mentions_staff on mentions (staff_id);
create index mentions_named_by on mentions (named_by);
create index mentions_named_at on mentions (named_at);

-- Who works when and where, as a plan: one shift each day, in minutes after midnight at the warehouse. One
-- that ends before it starts ends on the next day.
create table shifts (
  staff_id uuid not null references staff,
  day date not null,
  warehouse_id text references warehouses,
  starts smallint not null check (starts between 0 and 1439),
  ends smallint not null check (ends between 0 and 1440),
  planned_by uuid not null references staff,
  planned_at timestamptz not null,
  primary key (staff_id, day),
  check (starts <> ends)
);
create index shifts_day on shifts (day);
create index shifts_warehouse on shifts (warehouse_id);
create index shifts_planned_by on shifts (planned_by);
