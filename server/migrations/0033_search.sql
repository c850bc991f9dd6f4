-- What a queue is searched by, it shares with the lists (0030): more of it now, each by an index of its own.
create index orders_seller_parts on orders using gin (pairs(seller_name));
create index shoppers_email_parts on shoppers using gin (pairs(email));
create index shoppers_name_parts on shoppers using gin (pairs(nickname));
create index parcels_recipient_begins on parcels (lower(address ->> 'last_name') text_pattern_ops);
create index recharges_payment on recharges (payment_ref) where payment_ref is not null;
create index conversations_about_begins on conversations (about_number text_pattern_ops);
create index conversations_subject_parts on conversations using gin (pairs(subject));
create index conversation_messages_parts on conversation_messages using gin (pairs(body));

-- Each had the same order twice.
drop index shoppers_newest;
drop index shoppers_registered;
drop index mails_unsent;

-- The words a list is filtered by: one that nothing has must not be looked for in every row.
create index order_items_list_platform on order_items (platform, stage_at, id);
create index orders_warehouse on orders (warehouse_id);
create index parcels_list_country on parcels (country, stage_at, id);
create index parcels_list_line on parcels (line_id, stage_at, id);
create index parcels_list_warehouse on parcels (warehouse_id, stage_at, id);
create index stock_items_list_warehouse on stock_items (warehouse_id, received_at, id);
create index recharges_list_provider on recharges (provider, created_at, id);
create index refund_cases_item on refund_cases (order_item_id);
create index withdrawals_list_stage on withdrawals (stage, created_at, id);
create index shoppers_blocked on shoppers (created_at, id) where blocked_at is not null;
create index shoppers_unverified on shoppers (created_at, id) where blocked_at is null and email_verified_at is null;
create index shoppers_closed on shoppers (created_at, id) where closed_at is not null;
create index mails_list_language on mails (lang, created_at, id);

-- What is open is counted for the views of the desk.
create index conversations_open on conversations (stage, assigned_to) where stage <> 'closed';
