-- How much fits on a shelf: the volume of what lay there when a clerk said that it was full.
create table shelf_capacities (
  warehouse_id text not null references warehouses,
  shelf text not null check (length(shelf) between 1 and 20),
  full_mm3 bigint not null check (full_mm3 > 0),
  said_by uuid not null references staff,
  said_at timestamptz not null,
  primary key (warehouse_id, shelf)
);

-- From one shelf of a warehouse to the next, each with the longest thing that lies or lay there; and what lies
-- there now, so that the time to propose a shelf does not grow with what has left.
-- lock: a hundred thousand rows are read in a quarter of a second
create index stock_items_places on stock_items (warehouse_id, shelf text_pattern_ops, length_mm desc nulls last)
  where shelf <> '';
create index stock_items_lying on stock_items (warehouse_id, shelf text_pattern_ops)
  where stage in ('in_stock', 'storage_expired', 'in_parcel');
