-- Run once, by a superuser of PostgreSQL, before the first start:
--
--   psql --dbname=postgres --set=password=… < setup-postgresql.sql
--
-- Makes the database and the account `commissary`, and the two roles that its transactions run under. The account owns its
-- database and nothing else: it makes no roles and no databases, and row-level security binds it. Running it again changes
-- only the password.
\set ON_ERROR_STOP on
\if :{?password}
\else
  \warn 'Choose the password of the account: psql --set=password=…'
  \quit
\endif

select format('create role %I nologin', name)
  from unnest(array['commissary_app', 'commissary_definer']) name
  where not exists (select from pg_roles where rolname = name)
\gexec
select 'create role commissary'
  where not exists (select from pg_roles where rolname = 'commissary')
\gexec
alter role commissary login nosuperuser nobypassrls nocreaterole nocreatedb noreplication inherit password :'password';
alter role commissary_app nologin nosuperuser nobypassrls nocreaterole nocreatedb noreplication;
alter role commissary_definer nologin nosuperuser nobypassrls nocreaterole nocreatedb noreplication;
grant commissary_app, commissary_definer to commissary;

select 'create database commissary owner commissary encoding ''UTF8'' template template0'
  where not exists (select from pg_database where datname = 'commissary')
\gexec
revoke all on database commissary from public;
