-- What the product's pages stated of one piece when this one was first recorded, beside what it measured: by the two a
-- night learns whose statements are true. Null where nothing was stated, and for what was measured before.
alter table goods_measurements add column stated_grams integer;
alter table goods_measurements add column stated_length_mm integer;
alter table goods_measurements add column stated_width_mm integer;
alter table goods_measurements add column stated_height_mm integer;
alter table goods_measurements add constraint goods_measurements_stated_grams
  check (stated_grams between 1 and 200000) not valid;
alter table goods_measurements add constraint goods_measurements_stated_size
  check (num_nulls(stated_length_mm, stated_width_mm, stated_height_mm) in (0, 3)
    and stated_length_mm between 1 and 5000 and stated_width_mm between 1 and 5000
    and stated_height_mm between 1 and 5000) not valid;
