CREATE TABLE "household" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "household_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"email" text,
	"phone" text,
	"note" text,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "household_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "household_adult" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "household_adult_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"household_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "household_adult_once" UNIQUE("caterer_id","household_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"household_id" bigint NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"cause_id" bigint,
	"note" text,
	CONSTRAINT "ledger_entry_once" UNIQUE("caterer_id","kind","cause_id"),
	CONSTRAINT "ledger_entry_changes" CHECK ("ledger_entry"."amount" <> 0),
	CONSTRAINT "ledger_entry_cause" CHECK (("ledger_entry"."kind" = 'adjustment') = ("ledger_entry"."cause_id" is null)),
	CONSTRAINT "ledger_entry_kind" CHECK ("ledger_entry"."kind" in ('payment', 'paymentReversal', 'order', 'orderReversal', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE "student" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"household_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"student_number" text,
	"class_name" text,
	"allergies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_type" text,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "student_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "meal_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"student_id" bigint NOT NULL,
	"household_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"date" date NOT NULL,
	"menu_type" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'placed' NOT NULL,
	"pay_type" text,
	"plan_id" bigint,
	"import_id" bigint,
	"note" text,
	"reason" text,
	CONSTRAINT "meal_order_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "meal_order_kind" CHECK ("meal_order"."kind" in ('Regular', 'Itemized')),
	CONSTRAINT "meal_order_status" CHECK ("meal_order"."status" in ('placed', 'served', 'noShow', 'refunded', 'cancelled')),
	CONSTRAINT "meal_order_pay_type" CHECK ("meal_order"."pay_type" in ('Online', 'Check', 'Cash', 'CreditCard'))
);
--> statement-breakpoint
CREATE TABLE "meal_order_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"item_id" bigint,
	"name" text,
	"meal_category" text,
	"quantity" integer NOT NULL,
	"served" integer,
	"unit_price" numeric(14, 2) NOT NULL,
	"gross" numeric(14, 2) NOT NULL,
	"discount" numeric(14, 2) NOT NULL,
	"tax" numeric(14, 2) NOT NULL,
	CONSTRAINT "meal_order_line_seq" UNIQUE("caterer_id","order_id","seq"),
	CONSTRAINT "meal_order_line_quantity" CHECK ("meal_order_line"."quantity" > 0 and "meal_order_line"."served" between 0 and "meal_order_line"."quantity"),
	CONSTRAINT "meal_order_line_amounts" CHECK ("meal_order_line"."gross" = "meal_order_line"."quantity" * "meal_order_line"."unit_price" and "meal_order_line"."discount" between 0 and "meal_order_line"."gross"
        and "meal_order_line"."tax" >= 0 and "meal_order_line"."unit_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "meal_price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"menu_type" text NOT NULL,
	"name" text NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "meal_price_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "meal_price_price" CHECK ("meal_price"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"student_id" bigint NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"weekdays" jsonb NOT NULL,
	"menu_type" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "order_plan_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "order_plan_period" CHECK ("order_plan"."period" in ('Weekly', 'Monthly', 'Yearly')),
	CONSTRAINT "order_plan_kind" CHECK ("order_plan"."kind" in ('Regular', 'Itemized'))
);
--> statement-breakpoint
CREATE TABLE "order_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"cut_off_days" integer DEFAULT 0 NOT NULL,
	"cut_off_time" text DEFAULT '09:00' NOT NULL,
	"tax_pct" numeric(5, 3) DEFAULT '0' NOT NULL,
	CONSTRAINT "order_settings_once" UNIQUE("caterer_id"),
	CONSTRAINT "order_settings_days" CHECK ("order_settings"."cut_off_days" between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "order_import" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"source" text,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"headers" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "order_import_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "order_import_kind" CHECK ("order_import"."kind" in ('orders', 'settlement')),
	CONSTRAINT "order_import_state" CHECK ("order_import"."state" in ('unmapped', 'ready', 'applied', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "order_import_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_import_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"import_id" bigint NOT NULL,
	"row_number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"result" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"date" date,
	"amount" numeric(14, 2),
	"fee" numeric(14, 2),
	"reference" text,
	"household_id" bigint,
	"student_id" bigint,
	"order" jsonb,
	"result_id" bigint,
	"result_version" integer,
	CONSTRAINT "order_import_row_number" UNIQUE("caterer_id","import_id","row_number"),
	CONSTRAINT "order_import_row_result" CHECK ("order_import_row"."result" in ('create', 'match', 'skip', 'problem'))
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"household_id" bigint NOT NULL,
	"student_id" bigint,
	"paid_on" date NOT NULL,
	"pay_type" text NOT NULL,
	"provider" text,
	"reference" text,
	"amount" numeric(14, 2) NOT NULL,
	"expected_fee" numeric(14, 2),
	"settled_fee" numeric(14, 2),
	"status" text DEFAULT 'recorded' NOT NULL,
	"reason" text,
	"reconciled_on" date,
	"import_id" bigint,
	"note" text,
	CONSTRAINT "payment_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_pay_type" CHECK ("payment"."pay_type" in ('Online', 'Check', 'Cash', 'CreditCard')),
	CONSTRAINT "payment_provider" CHECK ("payment"."provider" is null or "payment"."pay_type" in ('Online', 'CreditCard')),
	CONSTRAINT "payment_status" CHECK ("payment"."status" in ('recorded', 'voided')),
	CONSTRAINT "payment_voided" CHECK ("payment"."status" = 'recorded' or "payment"."reconciled_on" is null)
);
--> statement-breakpoint
ALTER TABLE "household_adult" ADD CONSTRAINT "household_adult_household" FOREIGN KEY ("caterer_id","household_id") REFERENCES "public"."household"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_adult" ADD CONSTRAINT "household_adult_user_own" FOREIGN KEY ("caterer_id","user_id") REFERENCES "public"."app_user"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_household_own" FOREIGN KEY ("caterer_id","household_id") REFERENCES "public"."household"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_household_own" FOREIGN KEY ("caterer_id","household_id") REFERENCES "public"."household"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_school_own" FOREIGN KEY ("caterer_id","school_id") REFERENCES "public"."school"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_order" ADD CONSTRAINT "meal_order_student" FOREIGN KEY ("caterer_id","student_id") REFERENCES "public"."student"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_order" ADD CONSTRAINT "meal_order_household_own" FOREIGN KEY ("caterer_id","household_id") REFERENCES "public"."household"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_order" ADD CONSTRAINT "meal_order_school_own" FOREIGN KEY ("caterer_id","school_id") REFERENCES "public"."school"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_order" ADD CONSTRAINT "meal_order_plan_own" FOREIGN KEY ("caterer_id","plan_id") REFERENCES "public"."order_plan"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_order" ADD CONSTRAINT "meal_order_import_own" FOREIGN KEY ("caterer_id","import_id") REFERENCES "public"."order_import"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_order_line" ADD CONSTRAINT "meal_order_line_of" FOREIGN KEY ("caterer_id","order_id") REFERENCES "public"."meal_order"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_order_line" ADD CONSTRAINT "meal_order_line_item_own" FOREIGN KEY ("caterer_id","item_id") REFERENCES "public"."menu_item"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_price" ADD CONSTRAINT "meal_price_caterer" FOREIGN KEY ("caterer_id","caterer_id") REFERENCES "public"."caterer"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_plan" ADD CONSTRAINT "order_plan_student_own" FOREIGN KEY ("caterer_id","student_id") REFERENCES "public"."student"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_caterer" FOREIGN KEY ("caterer_id","caterer_id") REFERENCES "public"."caterer"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_import" ADD CONSTRAINT "order_import_caterer" FOREIGN KEY ("caterer_id","caterer_id") REFERENCES "public"."caterer"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_import_row" ADD CONSTRAINT "order_import_row_of" FOREIGN KEY ("caterer_id","import_id") REFERENCES "public"."order_import"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_import_row" ADD CONSTRAINT "order_import_row_household_own" FOREIGN KEY ("caterer_id","household_id") REFERENCES "public"."household"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_import_row" ADD CONSTRAINT "order_import_row_student_own" FOREIGN KEY ("caterer_id","student_id") REFERENCES "public"."student"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_household_own" FOREIGN KEY ("caterer_id","household_id") REFERENCES "public"."household"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_student_own" FOREIGN KEY ("caterer_id","student_id") REFERENCES "public"."student"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_import_own" FOREIGN KEY ("caterer_id","import_id") REFERENCES "public"."order_import"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "household_code" ON "household" USING btree ("caterer_id",lower("code")) WHERE "household"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "household_email" ON "household" USING btree ("caterer_id",lower("email"));--> statement-breakpoint
CREATE INDEX "household_adult_user" ON "household_adult" USING btree ("caterer_id","user_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_household" ON "ledger_entry" USING btree ("caterer_id","household_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_number" ON "student" USING btree ("caterer_id",lower("student_number")) WHERE "student"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "student_household" ON "student" USING btree ("caterer_id","household_id");--> statement-breakpoint
CREATE INDEX "student_school" ON "student" USING btree ("caterer_id","school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meal_order_once" ON "meal_order" USING btree ("caterer_id","student_id","date","menu_type","kind") WHERE "meal_order"."status" not in ('cancelled', 'refunded');--> statement-breakpoint
CREATE INDEX "meal_order_day" ON "meal_order" USING btree ("caterer_id","date","school_id");--> statement-breakpoint
CREATE INDEX "meal_order_school" ON "meal_order" USING btree ("caterer_id","school_id","date");--> statement-breakpoint
CREATE INDEX "meal_order_household" ON "meal_order" USING btree ("caterer_id","household_id");--> statement-breakpoint
CREATE INDEX "meal_order_plan" ON "meal_order" USING btree ("caterer_id","plan_id");--> statement-breakpoint
CREATE INDEX "meal_order_import" ON "meal_order" USING btree ("caterer_id","import_id");--> statement-breakpoint
CREATE INDEX "meal_order_line_item" ON "meal_order_line" USING btree ("caterer_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meal_price_once" ON "meal_price" USING btree ("caterer_id","menu_type",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "meal_price_default" ON "meal_price" USING btree ("caterer_id","menu_type") WHERE "meal_price"."is_default";--> statement-breakpoint
CREATE INDEX "order_plan_student" ON "order_plan" USING btree ("caterer_id","student_id");--> statement-breakpoint
CREATE INDEX "order_import_row_household" ON "order_import_row" USING btree ("caterer_id","household_id");--> statement-breakpoint
CREATE INDEX "order_import_row_student" ON "order_import_row" USING btree ("caterer_id","student_id");--> statement-breakpoint
CREATE INDEX "payment_day" ON "payment" USING btree ("caterer_id","paid_on");--> statement-breakpoint
CREATE INDEX "payment_household" ON "payment" USING btree ("caterer_id","household_id");--> statement-breakpoint
CREATE INDEX "payment_student" ON "payment" USING btree ("caterer_id","student_id");--> statement-breakpoint
CREATE INDEX "payment_import" ON "payment" USING btree ("caterer_id","import_id");--> statement-breakpoint
CREATE INDEX "payment_reference" ON "payment" USING btree ("caterer_id",lower("reference"));--> statement-breakpoint
select secure_table('household'), secure_table('household_adult'), secure_table('student'), secure_table('ledger_entry'),
  secure_table('order_settings'), secure_table('meal_price'), secure_table('order_plan'), secure_table('meal_order'),
  secure_table('meal_order_line'), secure_table('payment'), secure_table('order_import'), secure_table('order_import_row');
--> statement-breakpoint
-- A balance is the sum of its entries, and an entry is corrected by another one: no role may change one, the owner included.
revoke update, delete on ledger_entry from commissary_app;
drop policy app_update on ledger_entry;
drop policy app_delete on ledger_entry;
--> statement-breakpoint
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- Orders and payments are canceled and voided, never deleted: their entries refer to them.
revoke delete on meal_order, payment from commissary_app;
drop policy app_delete on meal_order;
drop policy app_delete on payment;
