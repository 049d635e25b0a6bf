-- Nothing ever wrote it: the language of a person is that of their account, else the company's.
alter table employees drop column prefer_lang;
