-- The cells of the sheets that a shopper's newest lists were made of, so that their columns can be read in
-- another way. How many and how large: SHEETS_KEPT and SHEET_KEPT_MAX in domain/src/goods-lists/limits.ts.
create table goods_list_sheets (
  list_id uuid primary key references goods_lists on delete cascade,
  shopper_id uuid not null references shoppers,
  cells jsonb not null check (length(cells::text) <= 8000000)
);
create index goods_list_sheets_shopper on goods_list_sheets (shopper_id);
