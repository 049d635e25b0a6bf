-- The month of a last pay that went once the regular run was approved without the person.
alter table exits add column pay_missing date;
