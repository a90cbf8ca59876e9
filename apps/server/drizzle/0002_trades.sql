CREATE TABLE "tracked_prices" (
	"symbol" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracker_turn" (
	"id" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracker_turn_one" CHECK ("tracker_turn"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "trackers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"active_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"analysis_id" uuid,
	"currency_pair" text NOT NULL,
	"symbol" text NOT NULL,
	"direction" text NOT NULL,
	"entry_type" text NOT NULL,
	"entry_price" numeric NOT NULL,
	"stop_loss" numeric NOT NULL,
	"take_profit_1" numeric,
	"take_profit_2" numeric,
	"exit_price" numeric,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"outcome" text,
	"pnl_pips" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"entry_mood" text,
	"confidence" integer,
	"is_monitored" boolean DEFAULT false NOT NULL,
	"watched_since" timestamp with time zone,
	"import_key" text,
	"level_below" numeric GENERATED ALWAYS AS (case
        when opened_at is null then case when entry_type in ('buy_limit', 'sell_stop') then entry_price end
        when direction = 'BUY' then nullif(stop_loss, 0)
        else nullif(take_profit_1, 0)
      end) STORED,
	"level_above" numeric GENERATED ALWAYS AS (case
        when opened_at is null then case when entry_type in ('sell_limit', 'buy_stop') then entry_price end
        when direction = 'BUY' then nullif(take_profit_1, 0)
        else nullif(stop_loss, 0)
      end) STORED,
	CONSTRAINT "trades_direction" CHECK ("trades"."direction" in ('BUY', 'SELL')),
	CONSTRAINT "trades_status" CHECK ("trades"."status" in ('PENDING', 'WIN', 'LOSS', 'BREAKEVEN')),
	CONSTRAINT "trades_closed" CHECK (("trades"."status" = 'PENDING') = ("trades"."closed_at" is null)),
	CONSTRAINT "trades_confidence" CHECK ("trades"."confidence" between 1 and 5),
	CONSTRAINT "trades_watched_open" CHECK ("trades"."watched_since" is null or ("trades"."is_monitored" and "trades"."status" = 'PENDING'))
);
--> statement-breakpoint
ALTER TABLE "trackers" ADD CONSTRAINT "trackers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trades_user_newest" ON "trades" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trades_analysis" ON "trades" USING btree ("analysis_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_import_key" ON "trades" USING btree ("user_id","import_key");--> statement-breakpoint
CREATE INDEX "trades_watched" ON "trades" USING btree ("symbol","watched_since") WHERE watched_since is not null;--> statement-breakpoint
CREATE INDEX "trades_level_below" ON "trades" USING btree ("symbol","level_below") WHERE watched_since is not null;--> statement-breakpoint
CREATE INDEX "trades_level_above" ON "trades" USING btree ("symbol","level_above") WHERE watched_since is not null;