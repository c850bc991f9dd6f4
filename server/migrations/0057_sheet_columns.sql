-- What a shopper said that the columns of a list's sheet are about, in their order; null if nothing was said.
alter table goods_list_sheets add column kinds text[];
alter table goods_list_sheets add constraint goods_list_sheets_kinds check (cardinality(kinds) <= 200) not valid;
