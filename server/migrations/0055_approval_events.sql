-- Programs may follow what they asked their shopper to approve: two more events of an account.
alter table event_log drop constraint event_log_event_check;
alter table event_log add constraint event_log_event_check check (event in ('order.placed', 'order.status_changed',
    'item.status_changed', 'question.asked', 'question.closed', 'refund.status_changed', 'payment_due.created',
    'payment_due.closed', 'stock.arrived', 'stock.inspected', 'storage.ending', 'storage.expired', 'parcel.created',
    'parcel.packed', 'parcel.status_changed', 'parcel.tracking', 'balance.changed', 'approval.asked',
    'approval.decided')) not valid;
alter table hooks drop constraint hooks_events_check;
alter table hooks add constraint hooks_events_check check (cardinality(events) between 1 and 19
    and events <@ array['order.placed', 'order.status_changed', 'item.status_changed', 'question.asked',
    'question.closed', 'refund.status_changed', 'payment_due.created', 'payment_due.closed', 'stock.arrived',
    'stock.inspected', 'storage.ending', 'storage.expired', 'parcel.created', 'parcel.packed',
    'parcel.status_changed', 'parcel.tracking', 'balance.changed', 'approval.asked', 'approval.decided']) not valid;
alter table hook_deliveries drop constraint hook_deliveries_event_check;
alter table hook_deliveries add constraint hook_deliveries_event_check check (event in ('order.placed',
    'order.status_changed', 'item.status_changed', 'question.asked', 'question.closed', 'refund.status_changed',
    'payment_due.created', 'payment_due.closed', 'stock.arrived', 'stock.inspected', 'storage.ending',
    'storage.expired', 'parcel.created', 'parcel.packed', 'parcel.status_changed', 'parcel.tracking',
    'balance.changed', 'approval.asked', 'approval.decided', 'test')) not valid;

-- One that ends undecided has no event: `ends_at` said so.
create function tell_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_event(new.shopper_id, 'approval.asked', new.id, new.created_at, jsonb_build_object(
      'approval_id', new.id, 'amount_fen', new.amount_fen, 'ends_at', iso_time(new.ends_at)));
  else
    perform tell_event(new.shopper_id, 'approval.decided', new.id, new.decided_at, jsonb_build_object(
      'approval_id', new.id, 'amount_fen', new.amount_fen, 'state', new.state));
  end if;
  return null;
end $$;
create trigger approvals_tell_asked after insert on approvals for each row execute function tell_approval();
create trigger approvals_tell_decided after update of state on approvals
  for each row when (old.state = 'waiting' and new.state <> 'waiting') execute function tell_approval();
