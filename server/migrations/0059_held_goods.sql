-- Staff keep goods from leaving the warehouse. The shopper is told the reason; the note is for staff.
alter table stock_items
  add column held_at timestamptz,
  add column held_by uuid references staff,
  add column hold_reason text,
  add column hold_note text not null default '';
alter table stock_items add constraint stock_items_hold_reason
  check (hold_reason in ('check', 'transport', 'payment', 'authority', 'other')) not valid;
alter table stock_items add constraint stock_items_hold check (
  (held_at is null) = (held_by is null) and (held_at is null) = (hold_reason is null)
  and length(hold_note) <= 500 and (held_at is not null or hold_note = '')
  and (hold_reason is distinct from 'other' or hold_note <> '')
) not valid;
-- lock: nothing is on hold yet, so the table is read once: a hundred thousand rows take less than a second.
create index stock_items_held on stock_items (warehouse_id) where held_at is not null;
