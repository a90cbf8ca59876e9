CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"has_setup" boolean NOT NULL,
	"currency_pair" text,
	"timeframe" text,
	"result" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charts" (
	"analysis_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"filename" text NOT NULL,
	"media_type" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"reading" jsonb NOT NULL,
	"corrections" jsonb NOT NULL,
	CONSTRAINT "charts_analysis_id_index_pk" PRIMARY KEY("analysis_id","index")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"usage_month" date NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"analysis_limit" integer DEFAULT 10 NOT NULL,
	"usage_month" date NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"total_analyses" integer DEFAULT 0 NOT NULL,
	"can_access_analyze" boolean DEFAULT true NOT NULL,
	"can_access_history" boolean DEFAULT true NOT NULL,
	"can_access_insights" boolean DEFAULT false NOT NULL,
	"can_access_trades" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'admin')),
	CONSTRAINT "users_analysis_limit" CHECK ("users"."analysis_limit" >= -1),
	CONSTRAINT "users_usage_count" CHECK ("users"."usage_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charts" ADD CONSTRAINT "charts_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_reservations" ADD CONSTRAINT "usage_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_user_newest" ON "analyses" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "usage_reservations_user" ON "usage_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_reservations_age" ON "usage_reservations" USING btree ("reserved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));