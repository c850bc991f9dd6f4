-- The warehouse in which a member of staff works: their queues, counts and the figures of a day are those of
-- this warehouse, and they handle only what lies there. Null: all warehouses.
alter table staff add column warehouse_id text;
alter table staff add constraint staff_warehouse foreign key (warehouse_id) references warehouses not valid;
