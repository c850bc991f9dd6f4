-- The estimates until migration 0022: no version that this one is upgraded from still reads or writes them.
drop table estimate_shops;
drop table estimate_models;
alter table goods_measurements drop column factor;
alter table goods_knowledge drop column fold;
alter table goods_figures drop column seen;
