-- What shoppers read of their own ends at an index, however much of it there is and however much others have.

-- What is on hold, whatever of it there is: few of all the things that were ever paid for.
create index ledger_things_held on ledger_things (shopper_id) where held_fen > 0;
-- Where a span of days begins and ends in the statement.
create index ledger_transactions_dates on ledger_transactions (shopper_id, created_at);

create index parcels_by_stage on parcels (shopper_id, stage, created_at desc, id desc);

-- Words among a shopper's own, as in migration 0046.
create index parcels_parts on parcels using gin ((array[shopper_id]), pairs(number), pairs(tracking_number));
drop index stock_items_title_parts;
create index stock_items_title_parts on stock_items using gin ((array[shopper_id]), pairs(title));
create index parcel_items_stock on parcel_items (stock_item_id);

-- The points that are left are added up from the index alone.
drop index point_lots_open;
create index point_lots_open on point_lots (shopper_id, expires_at, id) include (left_points) where left_points > 0;

drop index messages_unread;
create index messages_unread on messages (shopper_id, created_at desc, id desc) where read_at is null;
create index messages_by_subject on messages (shopper_id, subject_kind, created_at desc, id desc);

-- Conversations with something that was said since their shopper looked.
create index conversations_unread on conversations (shopper_id) where last_message_at > shopper_read_at;

-- What is still open when an account is to be closed.
create index payments_open on payments (shopper_id) where stage = 'created';
create index recharges_open on recharges (shopper_id) where stage = 'created';
create index inbounds_open on inbounds (shopper_id) where stage = 'announced';
