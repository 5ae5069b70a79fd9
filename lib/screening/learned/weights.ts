/* Written by scripts/screening/learn-weights.ts: weight and feature. */
export const weights = `
-1.14	
-1.35	# #
-0.85	# ##
-1.99	# ###
2.56	# #few
1.41	# %
1.35	# @absentReason
2.02	# @ammo
-1.15	# @assured
1.24	# @awayFromSite
-2.42	# @bereaved
1.71	# @buyKit
1.61	# @chatApp
2.27	# @fakeDoc
1.87	# @fee
-1.02	# @flat
-2.64	# @forced
-2.38	# @genuine
1.78	# @gun
-1.08	# @hardDrug
-2.13	# @helper
-2.52	# @images
1.65	# @invest
-2.03	# @keys
0.85	# @kitchenTool
0.89	# @medicine
-1.75	# @nitrous
2.21	# @noScript
1.09	# @noTicket
-2.91	# @notSeen
-1.88	# @organ
-2.34	# @ownWill
1.63	# @petFarm
-2.34	# @realJob
-1.73	# @regulated
-1.70	# @stolen
-3.19	# @taskWork
-2.14	# @ticketItem
-1.75	# @toyGun
-1.93	# @trustTalk
-1.44	# @viewing
-2.55	# @weed
1.98	# @windfall
-1.66	# @withParent
1.85	# a
-1.60	# acr
-0.97	# activ
2.10	# at
2.92	# bag
2.41	# blood
1.81	# blu
-3.30	# book
1.32	# box
-1.73	# by
-3.74	# can
-2.29	# cc
-1.58	# check
-1.45	# cheerful
-3.19	# clean
-4.14	# cm
-1.92	# collection
-2.19	# colleg
-1.16	# curtain
-1.72	# d
-1.01	# da
-2.45	# danc
-2.43	# day
-1.07	# deep
-2.57	# discreet
-1.66	# divorc
-2.14	# each
1.07	# even
-2.26	# femal
-1.42	# first
-0.96	# foot
1.01	# four
-1.40	# from
-2.76	# ft
1.05	# g
-2.04	# gb
-1.98	# gentl
-2.37	# good
-1.36	# hom
-1.21	# honest
-1.63	# hop
-2.62	# host
-1.44	# i
-2.71	# id
-2.02	# incal
1.52	# inch
-2.23	# independent
1.37	# is
-1.33	# it
-2.43	# item
-1.56	# john
1.59	# join
-2.66	# k
-2.29	# kg
-1.18	# kwh
-1.95	# l
-1.67	# lb
-1.52	# leed
-1.10	# level
-3.19	# lik
-2.03	# litr
-1.88	# liv
-3.38	# look
-0.82	# lorr
-1.24	# lov
-1.82	# manchest
-0.83	# massag
2.18	# meet
-1.45	# metr
3.35	# mg
-2.82	# mil
1.98	# million
1.65	# min
1.30	# minut
1.86	# ml
-4.01	# mm
-1.39	# mor
-2.13	# mov
-2.74	# new
3.06	# no
2.87	# not
1.75	# now
-2.22	# of
1.88	# on
-2.91	# only
2.62	# oo
1.31	# or
-1.76	# original
-1.88	# over
-1.73	# own
-3.64	# p
-1.87	# pa
-2.30	# pack
-1.84	# part
-1.51	# pcm
-0.85	# peopl
-1.15	# per
1.97	# percent
-2.00	# pleas
-2.04	# plu
1.86	# post
-2.33	# r
2.02	# registration
1.34	# round
-1.62	# s
-1.81	# secur
-4.18	# seek
-1.61	# sel
2.43	# send
1.61	# seven
-2.28	# sheet
-2.81	# siz
1.56	# snap
-1.07	# sp
-1.02	# sport
-2.49	# t
1.26	# tantric
-1.06	# the
0.84	# thre
-1.64	# tonn
-2.56	# two
-0.85	# unus
-1.62	# v
-1.15	# verifi
-1.79	# walk
-2.03	# warm
-1.40	# weed
-1.36	# week
-1.52	# wel
-2.14	# welcom
-1.69	# widow
-1.20	# work
-1.32	# worn
-1.37	# x
-1.87	# year
-2.37	# zetec
1.44	##
4.43	## ##
-1.76	## ###
-2.18	## #few
2.57	## %
1.66	## @bigEasyMoney
2.12	## @brand
-1.03	## @document
-0.95	## @forced
-1.14	## @moveMoney
-1.20	## @noScript
-1.74	## @payWord
-2.29	## a
2.11	## an
2.97	## and
2.17	## back
-1.06	## bik
-0.95	## bought
-1.23	## caravan
3.24	## cash
-3.08	## cm
-2.76	## d
1.65	## dai
-2.21	## deposit
3.77	## each
-1.74	## f
-1.24	## fair
2.35	## for
0.95	## four
1.41	## fre
1.49	## friend
-1.49	## from
-2.21	## g
-3.22	## gb
-0.83	## good
1.40	## half
-1.02	## has
1.88	## i
1.53	## into
-2.58	## litr
3.90	## mg
-2.30	## mm
2.48	## no
1.27	## off
-0.81	## or
2.19	## payabl
-0.95	## pcm
-1.73	## pppw
-1.37	## pw
-1.58	## real
1.93	## s
-1.97	## sel
-2.01	## sq
-2.12	## squar
-1.20	## tablet
2.03	## the
2.27	## til
3.70	## to
1.97	## toda
-1.55	## top
2.12	## ug
-0.86	## uk
-1.15	## unus
-1.29	## up
-3.12	## w
-1.08	## warrior
1.24	## week
-1.20	## wel
1.50	## which
-1.17	## wip
-1.44	## with
-0.97	## x
-1.75	### #
-0.82	### ###
-1.68	### #few
-3.02	### #teen
1.63	### @assured
1.06	### @bank
2.15	### @bankSecret
2.51	### @bereaved
-2.06	### @dealUnit
-2.20	### @genuine
-2.05	### @groupsOfPeople
-1.35	### @gun
-1.14	### @moveMoney
1.95	### @noCredit
1.35	### @payWord
1.19	### @salary
-2.51	### @threat
-2.00	### @toyGun
-1.55	### @weed
1.21	### a
0.81	### aft
2.03	### ap
-2.05	### black
-1.84	### box
2.29	### cash
-1.66	### chain
-2.80	### clean
-1.16	### daf
-2.56	### disc
2.03	### divorc
1.10	### fair
-2.10	### fiv
-1.02	### fix
2.00	### for
-0.86	### ford
-0.83	### four
-1.32	### from
-3.17	### good
-1.55	### green
-1.38	### hard
-1.15	### hom
1.32	### i
-0.93	### light
-2.46	### mileag
2.56	### no
0.89	### on
-0.89	### orang
-1.81	### orwel
1.54	### pay
-2.51	### petrol
-0.83	### peugeot
-0.98	### piec
-1.42	### ply
-1.65	### read
-0.97	### register
-5.59	### s
-0.96	### screen
-1.05	### seen
1.71	### send
-0.97	### sound
-1.35	### spin
-1.10	### sq
-1.14	### squar
-0.97	### thi
-1.02	### thre
-2.58	### to
-0.84	### top
-1.35	### tow
-1.17	### two
-0.93	### volkswagen
1.61	### week
-0.89	### whit
-1.91	### with
2.16	### year
1.81	#few
-3.96	#few #
2.50	#few ##
-3.14	#few ###
3.30	#few #few
1.14	#few %
1.79	#few @ammo
2.42	#few @brand
-1.63	#few @childWord
2.36	#few @clocking
-2.44	#few @controller
0.98	#few @dealTalk
2.09	#few @dealUnit
-1.27	#few @document
2.15	#few @drugRun
2.92	#few @fake
-1.94	#few @forced
-2.15	#few @gun
1.91	#few @hardDrug
1.22	#few @images
0.90	#few @keys
-1.15	#few @petCare
-0.82	#few @pup
-1.75	#few @realJob
-1.57	#few @regulated
-0.87	#few @sexual
2.53	#few @stolen
1.18	#few @tout
-1.84	#few @toyGun
1.87	#few @windfall
-2.09	#few a
-1.27	#few acr
-2.48	#few all
-2.64	#few and
-2.19	#few as
1.95	#few b
1.00	#few bik
-1.91	#few blu
-1.68	#few box
2.74	#few brunett
-1.67	#few by
1.27	#few cop
-1.41	#few cv
4.10	#few d
2.86	#few da
-0.93	#few dbs
2.02	#few deliver
-0.82	#few dog
-2.19	#few driv
1.95	#few e
1.65	#few each
2.56	#few fiv
2.53	#few for
3.73	#few four
-1.48	#few from
-3.12	#few ft
-1.59	#few ful
1.53	#few g
2.01	#few ggers
-0.94	#few has
-1.77	#few her
-0.88	#few hour
1.29	#few i
-2.18	#few in
-3.15	#few inch
0.90	#few ke
-1.73	#few kg
2.04	#few kis
1.17	#few l
-1.97	#few litr
-1.46	#few m
1.53	#few mag
2.55	#few mg
1.87	#few million
-2.93	#few mm
2.31	#few mmc
-2.31	#few month
1.50	#few mum
1.14	#few n
-0.86	#few nev
2.21	#few nn
3.17	#few no
1.57	#few on
2.52	#few one
-2.15	#few pair
-1.55	#few park
2.01	#few percent
-1.58	#few present
1.62	#few rep
-1.31	#few restrict
2.36	#few ring
1.43	#few rts
2.13	#few run
2.62	#few s
1.99	#few seven
1.84	#few sheet
2.32	#few six
-1.15	#few spa
2.14	#few star
2.41	#few superclon
2.94	#few t
-1.85	#few tb
2.09	#few the
-1.78	#few thre
-1.51	#few til
-2.15	#few to
1.80	#few u
1.54	#few week
-2.37	#few whit
-3.15	#few with
-1.09	#few x
-1.34	#few year
-2.01	#few yet
-2.70	#teen #
-1.29	#teen ##
-2.53	#teen ###
2.53	#teen #few
1.42	#teen #teen
2.32	#teen %
1.33	#teen @absentReason
-1.56	#teen @childWord
-1.21	#teen @dealUnit
1.34	#teen @document
0.89	#teen @fake
-0.87	#teen @forced
0.96	#teen @hardDrug
0.94	#teen @medicine
3.07	#teen @stolen
1.27	#teen @taskWork
-1.83	#teen @ticketItem
-1.40	#teen @toyGun
1.14	#teen @vulnerable
1.42	#teen a
-3.94	#teen an
-2.54	#teen baker
-1.21	#teen blaz
2.17	#teen bor
1.63	#teen cal
-3.05	#teen clean
2.35	#teen cool
-2.55	#teen ct
1.62	#teen da
1.22	#teen doubl
1.79	#teen drunk
2.30	#teen each
2.87	#teen f
3.68	#teen for
-1.88	#teen from
-2.51	#teen ft
-2.47	#teen gb
-1.08	#teen girl
2.77	#teen icloud
0.91	#teen in
-1.43	#teen inch
-2.08	#teen is
-1.30	#teen it
-1.62	#teen jar
1.60	#teen just
2.07	#teen k
-3.30	#teen kg
1.27	#teen lik
2.61	#teen look
-2.13	#teen m
1.72	#teen mg
1.83	#teen mil
1.15	#teen ml
1.80	#teen mm
3.00	#teen month
-1.42	#teen mph
1.21	#teen my
-1.98	#teen need
-1.56	#teen no
-3.43	#teen own
-1.95	#teen permit
-1.13	#teen plu
-2.33	#teen postag
2.19	#teen pro
-1.75	#teen real
-3.58	#teen s
-1.83	#teen seat
1.68	#teen she
1.88	#teen that
-1.88	#teen two
-1.57	#teen unlock
-1.35	#teen used
-2.28	#teen v
1.75	#teen want
1.77	#teen we
-3.21	#teen week
2.24	#teen with
-2.42	#teen work
-3.04	#teen worn
2.51	%
2.15	% @assured
0.98	% @noCredit
2.15	% guarant
2.18	% of
2.29	% off
1.52	% sulphuric
1.83	@absentPlace
1.12	@absentPlace ##
1.16	@absentPlace #teen
0.91	@absentPlace $
-2.57	@absentPlace agent
3.16	@absentPlace and
1.12	@absentPlace as
1.43	@absentPlace cold
-1.34	@absentPlace com
1.84	@absentPlace doubl
1.52	@absentPlace flight
-1.80	@absentPlace for
-2.62	@absentPlace half
-0.90	@absentPlace in
2.94	@absentPlace no
1.55	@absentPlace non
2.98	@absentPlace now
-1.95	@absentPlace see
2.16	@absentPlace ship
-1.76	@absentPlace so
1.45	@absentPlace thre
-2.61	@absentPlace til
-1.32	@absentPlace visa
2.01	@absentPlace with
1.54	@absentPlace you
-0.90	@absentPlace@ammo
-1.16	@absentPlace@assured
0.96	@absentPlace@authority
-2.19	@absentPlace@awayFromSite
-1.37	@absentPlace@buyKit
1.55	@absentPlace@chequeWork
2.71	@absentPlace@childWord
0.81	@absentPlace@codeShare
-2.49	@absentPlace@controller
1.05	@absentPlace@cruelty
1.42	@absentPlace@debtBond
1.26	@absentPlace@deposit
1.40	@absentPlace@escrow
1.55	@absentPlace@fake
2.25	@absentPlace@fee
-1.12	@absentPlace@groupsOfPeople
2.05	@absentPlace@gun
1.75	@absentPlace@loveTalk
1.60	@absentPlace@medicine
1.75	@absentPlace@moveMoney
1.66	@absentPlace@nitrous
1.36	@absentPlace@noMum
1.05	@absentPlace@noParent
1.45	@absentPlace@noScript
0.94	@absentPlace@noTicket
3.23	@absentPlace@notSeen
-1.61	@absentPlace@ownWill
1.20	@absentPlace@parcelFirm
2.58	@absentPlace@parcelWork
2.10	@absentPlace@payFirst
1.77	@absentPlace@payWord
1.29	@absentPlace@petCare
2.10	@absentPlace@pup
-1.23	@absentPlace@scheme
-1.53	@absentPlace@taskWork
2.35	@absentPlace@tobacco
1.41	@absentPlace@untraceable
-1.71	@absentPlace@viewing
1.44	@absentPlace@wildlife
2.64	@absentPlace@windfall
0.91	@absentReason #
1.32	@absentReason $
2.56	@absentReason a
-2.76	@absentReason abroad
-2.09	@absentReason all
1.31	@absentReason and
1.95	@absentReason anoth
1.49	@absentReason any
0.85	@absentReason as
-1.42	@absentReason canada
2.05	@absentReason dirt
1.44	@absentReason engin
2.08	@absentReason fail
-2.04	@absentReason fami
1.90	@absentReason first
-1.53	@absentReason fram
-1.37	@absentReason from
1.52	@absentReason general
1.73	@absentReason i
2.53	@absentReason in
-1.20	@absentReason is
2.10	@absentReason job
1.45	@absentReason next
-2.37	@absentReason of
1.11	@absentReason off
-2.59	@absentReason offic
0.81	@absentReason on
2.08	@absentReason oslo
2.06	@absentReason seek
1.37	@absentReason shar
-1.41	@absentReason spain
2.37	@absentReason the
2.06	@absentReason them
3.34	@absentReason to
1.47	@absentReason until
-1.92	@absentReason veteran
2.27	@absentReason widow
-1.30	@absentReason with
1.54	@absentReason won
-1.15	@absentReason work
0.84	@absentReason you
-1.91	@absentReason@ammo
1.63	@absentReason@assured
1.64	@absentReason@awayFromSite
-1.02	@absentReason@badHours
-1.00	@absentReason@bank
1.16	@absentReason@bereaved
2.11	@absentReason@chequeWork
1.84	@absentReason@childAge
-1.50	@absentReason@clocking
0.85	@absentReason@controller
1.06	@absentReason@deposit
0.81	@absentReason@document
1.49	@absentReason@escrow
1.36	@absentReason@essayMill
-1.26	@absentReason@fake
1.83	@absentReason@fakeDoc
1.64	@absentReason@fakeMoney
1.11	@absentReason@flat
-2.83	@absentReason@genuine
1.05	@absentReason@groupsOfPeople
1.85	@absentReason@gun
1.31	@absentReason@handle
3.34	@absentReason@hardDrug
2.08	@absentReason@helper
1.78	@absentReason@insult
1.36	@absentReason@jail
1.29	@absentReason@keys
-2.43	@absentReason@kitchenTool
1.40	@absentReason@letFraud
3.15	@absentReason@loveTalk
1.00	@absentReason@medicine
1.09	@absentReason@noCredit
1.15	@absentReason@noMum
2.34	@absentReason@noScript
1.69	@absentReason@noSkill
1.43	@absentReason@noTicket
2.51	@absentReason@notSeen
1.63	@absentReason@organ
-1.10	@absentReason@overpay
-1.53	@absentReason@parcelFirm
1.73	@absentReason@payFirst
2.25	@absentReason@payWord
-1.89	@absentReason@petCare
-0.87	@absentReason@petYoung
-1.76	@absentReason@piracy
-1.36	@absentReason@protectedPay
-1.83	@absentReason@pup
-1.65	@absentReason@realJob
-1.49	@absentReason@scheme
0.82	@absentReason@sexRent
1.68	@absentReason@sexual
1.08	@absentReason@spray
-1.52	@absentReason@stolen
-1.20	@absentReason@ticketItem
2.25	@absentReason@tobacco
0.96	@absentReason@toyGun
2.52	@absentReason@trustTalk
2.83	@absentReason@untraceable
2.12	@absentReason@warZone
2.86	@absentReason@wildlife
2.78	@absentReason@windfall
0.97	@ammo #teen
2.40	@ammo $
1.24	@ammo and
-2.33	@ammo bag
-0.86	@ammo bik
-2.59	@ammo blend
-2.48	@ammo box
-0.85	@ammo cambelt
-1.84	@ammo caravan
-1.83	@ammo cash
1.43	@ammo com
-1.98	@ammo for
2.58	@ammo found
-1.97	@ammo fram
-1.95	@ammo from
1.33	@ammo in
-3.61	@ammo journal
1.54	@ammo nev
-1.25	@ammo new
1.67	@ammo next
0.84	@ammo no
1.80	@ammo of
-2.18	@ammo on
-1.30	@ammo otherwis
-2.61	@ammo rack
1.22	@ammo seriou
1.72	@ammo sofa
1.79	@ammo the
2.76	@ammo thread
-1.87	@ammo@assured
-1.43	@ammo@badHours
-0.81	@ammo@bankSecret
-0.99	@ammo@blade
-1.91	@ammo@brand
-1.37	@ammo@childWord
-1.45	@ammo@controller
1.55	@ammo@dealTalk
1.65	@ammo@deposit
1.02	@ammo@explosive
-1.98	@ammo@fakeDoc
1.09	@ammo@fakeMoney
-1.42	@ammo@fee
-2.04	@ammo@flat
-1.99	@ammo@forced
-2.09	@ammo@genuine
-1.77	@ammo@groupsOfPeople
1.52	@ammo@growOp
3.93	@ammo@gun
-2.59	@ammo@hardDrug
1.98	@ammo@haste
-1.88	@ammo@helper
-1.30	@ammo@images
0.90	@ammo@invest
-1.49	@ammo@keys
-1.80	@ammo@kitchenTool
-0.85	@ammo@loan
-1.08	@ammo@medicine
-1.44	@ammo@nitrous
1.45	@ammo@noMum
1.00	@ammo@noScript
1.91	@ammo@noTicket
2.08	@ammo@notSeen
2.96	@ammo@organ
-2.32	@ammo@piracy
-2.24	@ammo@protectedPay
-1.10	@ammo@pup
-1.69	@ammo@realJob
1.60	@ammo@stolen
1.36	@ammo@street
-2.57	@ammo@taskWork
1.06	@ammo@threat
-1.09	@ammo@ticketItem
2.39	@ammo@toyGun
1.22	@ammo@trustTalk
-2.91	@ammo@viewing
-0.97	@ammo@weed
-1.07	@ammo@withParent
2.20	@assured
1.63	@assured #
2.31	@assured $
2.57	@assured %
1.25	@assured at
-1.26	@assured by
-1.52	@assured deposit
-1.59	@assured even
-0.91	@assured from
-2.01	@assured hold
2.45	@assured i
0.98	@assured mg
1.46	@assured no
1.86	@assured noth
-1.05	@assured on
2.03	@assured own
1.30	@assured return
1.55	@assured tablet
1.22	@assured the
1.92	@assured to
1.53	@assured x
1.01	@assured@authority
1.93	@assured@bank
0.82	@assured@bankSecret
1.17	@assured@bigEasyMoney
-1.14	@assured@blade
-1.52	@assured@chatApp
-1.14	@assured@controller
1.33	@assured@dealTalk
-1.17	@assured@dealUnit
-0.89	@assured@deposit
1.17	@assured@document
1.42	@assured@drugRun
2.78	@assured@essayMill
1.97	@assured@fake
1.74	@assured@fakeDoc
2.33	@assured@fee
-1.18	@assured@flat
2.40	@assured@forced
-1.94	@assured@groupsOfPeople
1.65	@assured@growOp
1.05	@assured@hacking
1.34	@assured@hardDrug
-1.16	@assured@helper
-1.00	@assured@images
1.98	@assured@invest
-2.14	@assured@kitchenTool
-0.91	@assured@loan
1.51	@assured@moveMoney
1.59	@assured@nitrous
1.04	@assured@noCredit
0.89	@assured@noMum
0.90	@assured@noSkill
-1.15	@assured@notSeen
1.23	@assured@payFirst
-1.47	@assured@protectedPay
-1.23	@assured@pup
2.39	@assured@pyramid
2.11	@assured@realJob
1.28	@assured@regulated
1.16	@assured@salary
1.40	@assured@sexual
-1.77	@assured@spray
-2.05	@assured@street
-2.12	@assured@taskWork
2.58	@assured@ticketItem
2.85	@assured@untraceable
0.84	@assured@vulnerable
-1.73	@assured@weed
2.10	@assured@windfall
-1.94	@authority #teen
1.18	@authority $
-1.41	@authority a
-2.15	@authority advic
-1.63	@authority agent
2.37	@authority bab
-0.85	@authority both
-1.34	@authority can
1.52	@authority check
-2.61	@authority clean
1.92	@authority databas
1.98	@authority do
-2.47	@authority exchang
3.14	@authority for
2.84	@authority has
2.29	@authority hous
-2.11	@authority in
-2.40	@authority laptop
-1.42	@authority offic
1.65	@authority or
-1.77	@authority staff
-1.19	@authority tax
2.25	@authority tenanc
2.07	@authority that
-1.20	@authority the
-0.81	@authority thre
1.59	@authority typ
2.72	@authority vaccin
1.45	@authority your
-1.88	@authority@awayFromSite
1.59	@authority@blade
1.55	@authority@chatApp
2.32	@authority@childWord
-2.58	@authority@clocking
-1.20	@authority@dealTalk
2.69	@authority@debtBond
1.59	@authority@fakeDoc
0.91	@authority@fakeMoney
-1.16	@authority@forced
0.95	@authority@genuine
-2.16	@authority@groupsOfPeople
-2.01	@authority@gun
1.96	@authority@hacking
1.54	@authority@helper
-1.88	@authority@invest
3.54	@authority@keys
1.03	@authority@letFraud
1.71	@authority@link
-0.83	@authority@loan
-1.59	@authority@moveMoney
1.70	@authority@nitrous
0.85	@authority@noTicket
2.07	@authority@organ
-2.56	@authority@originLand
-1.63	@authority@ownWill
0.99	@authority@payFirst
-2.37	@authority@petYoung
1.98	@authority@piracy
-2.35	@authority@pup
-1.95	@authority@regulated
-2.12	@authority@scheme
-2.70	@authority@sexRent
1.35	@authority@spray
1.05	@authority@taskWork
1.91	@authority@threat
-1.77	@authority@toyGun
-1.15	@authority@trustTalk
-1.81	@authority@untraceable
1.75	@authority@viewing
0.88	@authority@vulnerable
3.53	@awayFromSite $
-1.42	@awayFromSite canada
2.05	@awayFromSite for
-0.83	@awayFromSite garden
2.18	@awayFromSite hello
-1.92	@awayFromSite her
0.99	@awayFromSite i
-1.56	@awayFromSite investigator
2.52	@awayFromSite mail
2.26	@awayFromSite me
2.69	@awayFromSite on
2.08	@awayFromSite oslo
1.37	@awayFromSite part
-2.66	@awayFromSite plat
1.56	@awayFromSite post
1.86	@awayFromSite sal
1.43	@awayFromSite shoot
0.92	@awayFromSite sit
-1.41	@awayFromSite spain
1.92	@awayFromSite the
1.41	@awayFromSite thi
-1.54	@awayFromSite@bereaved
2.61	@awayFromSite@blade
4.09	@awayFromSite@chatApp
1.07	@awayFromSite@childAge
1.24	@awayFromSite@childWord
-1.09	@awayFromSite@controller
-1.05	@awayFromSite@deposit
1.41	@awayFromSite@drugRun
1.33	@awayFromSite@fake
-1.16	@awayFromSite@fakeDoc
0.84	@awayFromSite@fakeMoney
-1.36	@awayFromSite@fee
-1.22	@awayFromSite@genuine
-2.69	@awayFromSite@groupsOfPeople
1.91	@awayFromSite@gun
2.24	@awayFromSite@handle
1.87	@awayFromSite@images
1.39	@awayFromSite@invest
0.85	@awayFromSite@keys
1.26	@awayFromSite@medicine
1.67	@awayFromSite@moveMoney
0.96	@awayFromSite@nitrous
1.68	@awayFromSite@noMum
2.06	@awayFromSite@noParent
1.72	@awayFromSite@noScript
-0.91	@awayFromSite@organ
1.30	@awayFromSite@parcelFirm
1.78	@awayFromSite@petFarm
1.43	@awayFromSite@petYoung
1.26	@awayFromSite@realJob
-2.49	@awayFromSite@regulated
2.99	@awayFromSite@salary
-3.03	@awayFromSite@sexual
-1.01	@awayFromSite@stolen
-1.51	@awayFromSite@taskWork
1.12	@awayFromSite@threat
1.76	@awayFromSite@toyGun
-1.37	@awayFromSite@trustTalk
1.70	@awayFromSite@untraceable
-0.87	@awayFromSite@viewing
2.09	@awayFromSite@vulnerable
-1.72	@awayFromSite@weed
0.94	@awayFromSite@wildlife
1.00	@badHours #
-1.31	@badHours ##
1.04	@badHours a
2.25	@badHours at
-0.81	@badHours dry
2.73	@badHours first
-1.49	@badHours fre
2.10	@badHours in
-0.80	@badHours is
-0.93	@badHours paid
-2.14	@badHours two
-1.36	@badHours with
1.81	@badHours you
-0.85	@badHours your
-1.91	@badHours@bigEasyMoney
-1.09	@badHours@blade
-1.84	@badHours@brand
1.12	@badHours@childWord
0.99	@badHours@controller
-1.59	@badHours@dealTalk
-0.88	@badHours@dealUnit
2.76	@badHours@debtBond
2.06	@badHours@document
-1.83	@badHours@flat
-2.25	@badHours@genuine
1.12	@badHours@helper
1.14	@badHours@kitchenTool
1.99	@badHours@noMum
-2.21	@badHours@notSeen
2.28	@badHours@organ
1.08	@badHours@paperHold
1.86	@badHours@payWord
3.00	@badHours@salary
-1.09	@badHours@sexual
-2.62	@badHours@stolen
-0.89	@badHours@threat
-1.18	@badHours@ticketItem
1.74	@badHours@untraceable
-0.92	@badHours@viewing
3.08	@badHours@vulnerable
-1.83	@badHours@weed
1.65	@badHours@windfall
1.55	@bank
2.19	@bank ##
-1.11	@bank $
1.01	@bank acc
1.38	@bank account
3.03	@bank and
2.35	@bank becaus
-0.95	@bank can
2.41	@bank in
1.82	@bank natwest
-0.92	@bank on
2.05	@bank or
1.82	@bank quick
-2.41	@bank so
1.79	@bank to
2.83	@bank@bigEasyMoney
-1.19	@bank@childWord
-1.48	@bank@clocking
1.42	@bank@controller
0.89	@bank@dealTalk
1.46	@bank@drugRun
2.05	@bank@fakeMoney
1.34	@bank@flat
2.20	@bank@invest
1.34	@bank@kitchenTool
2.62	@bank@loan
2.85	@bank@moveMoney
1.40	@bank@noSkill
-2.91	@bank@payWord
-1.93	@bank@salary
-0.84	@bank@sexual
1.40	@bank@untraceable
1.57	@bank@windfall
1.27	@bankSecret
2.54	@bankSecret $
2.58	@bankSecret and
-2.13	@bankSecret door
2.84	@bankSecret for
2.24	@bankSecret includ
1.00	@bankSecret lock
-0.84	@bankSecret on
-1.73	@bankSecret remov
-1.92	@bankSecret rol
-0.88	@bankSecret shelv
2.38	@bankSecret to
-1.25	@bankSecret wardrob
1.28	@bankSecret you
1.93	@bankSecret@clocking
1.01	@bankSecret@dealTalk
1.01	@bankSecret@debtBond
1.87	@bankSecret@document
1.53	@bankSecret@explosive
2.52	@bankSecret@fake
2.20	@bankSecret@fakeMoney
-1.18	@bankSecret@flat
0.88	@bankSecret@forced
1.37	@bankSecret@growOp
1.30	@bankSecret@hacking
1.52	@bankSecret@helper
1.14	@bankSecret@kitchenTool
1.61	@bankSecret@link
1.96	@bankSecret@medicine
1.09	@bankSecret@moveMoney
1.77	@bankSecret@notSeen
1.91	@bankSecret@organ
-0.97	@bankSecret@pup
0.85	@bankSecret@realJob
1.49	@bankSecret@salary
-1.77	@bankSecret@sexual
1.00	@bankSecret@stolen
-1.56	@bankSecret@ticketItem
1.83	@bankSecret@trustTalk
1.53	@bankSecret@warZone
-1.48	@bankSecret@weed
1.45	@bankSecret@windfall
-1.47	@bereaved #
-1.59	@bereaved $
2.08	@bereaved aft
1.86	@bereaved and
2.27	@bereaved look
-1.81	@bereaved of
-1.36	@bereaved seek
-1.08	@bereaved@blade
1.52	@bereaved@controller
-1.34	@bereaved@dealUnit
1.79	@bereaved@fee
-3.04	@bereaved@flat
0.98	@bereaved@hardDrug
1.51	@bereaved@helper
-1.40	@bereaved@kitchenTool
2.27	@bereaved@loveTalk
1.59	@bereaved@nitrous
1.16	@bereaved@notSeen
0.89	@bereaved@payFirst
1.82	@bereaved@payWord
-1.31	@bereaved@pup
1.63	@bereaved@salary
-1.73	@bereaved@sexual
-0.83	@bereaved@taskWork
-1.58	@bereaved@toyGun
1.74	@bereaved@trustTalk
-2.14	@bereaved@viewing
1.87	@bereaved@warZone
1.57	@bereaved@windfall
2.00	@bigEasyMoney
1.08	@bigEasyMoney fir
1.62	@bigEasyMoney from
1.45	@bigEasyMoney lik
2.81	@bigEasyMoney only
1.37	@bigEasyMoney recruit
-0.95	@bigEasyMoney tip
1.82	@bigEasyMoney toda
1.84	@bigEasyMoney updat
2.11	@bigEasyMoney@brand
2.24	@bigEasyMoney@buyKit
1.52	@bigEasyMoney@chatApp
2.92	@bigEasyMoney@controller
1.25	@bigEasyMoney@dealTalk
-0.87	@bigEasyMoney@deposit
1.92	@bigEasyMoney@fakeMoney
1.42	@bigEasyMoney@fee
1.08	@bigEasyMoney@haste
1.61	@bigEasyMoney@images
0.84	@bigEasyMoney@insult
2.35	@bigEasyMoney@kitchenTool
0.84	@bigEasyMoney@nitrous
2.11	@bigEasyMoney@noSkill
1.10	@bigEasyMoney@notSeen
-1.36	@bigEasyMoney@payWord
2.10	@bigEasyMoney@pyramid
-1.32	@bigEasyMoney@salary
-1.02	@bigEasyMoney@stolen
1.90	@bigEasyMoney@taskWork
2.42	@blade
3.22	@blade #
2.13	@blade #teen
1.24	@blade $
-1.13	@blade adult
-1.92	@blade armour
-1.58	@blade block
-2.16	@blade brought
-1.93	@blade by
2.09	@blade com
2.52	@blade for
-1.52	@blade in
1.11	@blade knif
-1.13	@blade mak
1.90	@blade pistol
1.59	@blade polic
2.27	@blade real
1.11	@blade set
-2.60	@blade sharpen
-1.32	@blade shear
2.34	@blade styl
-1.39	@blade suppli
2.13	@blade that
-2.04	@blade und
-1.39	@blade wed
2.59	@blade with
1.22	@blade@childAge
-2.48	@blade@childWord
-1.77	@blade@cruelty
-1.49	@blade@dealUnit
-2.20	@blade@deposit
0.91	@blade@document
-0.93	@blade@drugRun
-1.00	@blade@fee
-0.84	@blade@flat
-1.59	@blade@growOp
1.74	@blade@gun
-1.11	@blade@hardDrug
2.25	@blade@helper
-2.21	@blade@images
-6.11	@blade@kitchenTool
-0.93	@blade@moveMoney
3.34	@blade@noTicket
-3.29	@blade@notSeen
-1.54	@blade@payWord
-0.82	@blade@petCare
1.11	@blade@petFarm
0.93	@blade@piracy
-2.49	@blade@realJob
-1.20	@blade@salary
3.60	@blade@street
0.83	@blade@threat
-1.14	@blade@ticketItem
-1.38	@blade@viewing
-0.87	@blade@weed
1.34	@brand #few
-1.72	@brand #teen
-2.11	@brand a
-1.03	@brand air
2.20	@brand all
2.22	@brand and
1.24	@brand bag
-1.40	@brand bayswat
1.78	@brand belt
2.55	@brand box
-1.78	@brand bunn
-1.97	@brand card
-2.16	@brand crat
0.98	@brand dup
1.16	@brand for
-1.07	@brand from
1.69	@brand gucci
1.57	@brand jacket
1.26	@brand jump
1.08	@brand limit
-2.51	@brand no
2.14	@brand not
2.59	@brand pair
-2.30	@brand pap
1.62	@brand prada
-2.16	@brand press
1.93	@brand pro
-1.73	@brand s
1.24	@brand sit
2.93	@brand stone
-2.61	@brand styl
1.32	@brand submarin
-0.98	@brand tablet
1.50	@brand tv
1.49	@brand ua
-1.83	@brand v
-2.46	@brand with
1.57	@brand@buyKit
-0.99	@brand@childAge
0.99	@brand@childWord
1.85	@brand@codeShare
1.12	@brand@controller
-0.99	@brand@dealTalk
2.16	@brand@dealUnit
2.17	@brand@document
0.94	@brand@drugRun
-1.45	@brand@explosive
6.82	@brand@fake
1.11	@brand@flat
-1.03	@brand@forced
-2.81	@brand@groupsOfPeople
1.50	@brand@growOp
-2.87	@brand@gun
3.40	@brand@hacking
-2.21	@brand@hardDrug
1.23	@brand@haste
2.13	@brand@helper
1.83	@brand@images
-0.82	@brand@invest
1.26	@brand@medicine
-1.63	@brand@nitrous
1.23	@brand@noScript
0.91	@brand@noSkill
0.90	@brand@organ
1.61	@brand@originLand
1.40	@brand@parcelFirm
1.84	@brand@payFirst
1.22	@brand@payWord
2.42	@brand@petFarm
-3.03	@brand@piracy
-1.27	@brand@sexual
2.40	@brand@spray
-0.84	@brand@taskWork
-0.81	@brand@threat
0.82	@brand@ticketItem
1.55	@brand@toyGun
2.06	@brand@untraceable
1.00	@brand@vulnerable
-1.30	@brand@weed
2.16	@buyKit
2.72	@buyKit #
1.53	@buyKit ##
1.32	@buyKit $
2.59	@buyKit and
-0.94	@buyKit any
1.14	@buyKit back
-2.65	@buyKit driv
-1.64	@buyKit driven
1.29	@buyKit must
1.99	@buyKit on
-0.94	@buyKit sta
-0.98	@buyKit v
1.14	@buyKit wag
-1.32	@buyKit@childWord
2.28	@buyKit@clocking
-2.58	@buyKit@document
1.44	@buyKit@drugRun
2.32	@buyKit@escrow
-0.82	@buyKit@fake
1.18	@buyKit@fakeMoney
1.97	@buyKit@fee
2.78	@buyKit@forced
1.71	@buyKit@haste
2.12	@buyKit@helper
-1.22	@buyKit@invest
-1.09	@buyKit@loan
2.76	@buyKit@noSkill
3.43	@buyKit@payWord
-0.94	@buyKit@petFarm
1.96	@buyKit@pup
1.49	@buyKit@realJob
1.70	@buyKit@regulated
2.84	@buyKit@salary
-1.45	@buyKit@taskWork
-1.67	@buyKit@toyGun
-1.58	@buyKit@viewing
1.55	@buyKit@weed
3.53	@chatApp
4.85	@chatApp $
-0.85	@chatApp at
-2.25	@chatApp box
-2.47	@chatApp chat
1.51	@chatApp follow
-1.84	@chatApp for
1.94	@chatApp group
-1.49	@chatApp in
2.50	@chatApp it
2.23	@chatApp jam
5.00	@chatApp me
1.71	@chatApp no
1.71	@chatApp only
1.63	@chatApp or
1.36	@chatApp sam
-1.81	@chatApp support
2.12	@chatApp then
1.65	@chatApp to
1.61	@chatApp@chequeWork
2.11	@chatApp@childAge
2.25	@chatApp@childWord
1.29	@chatApp@controller
0.85	@chatApp@dealUnit
0.83	@chatApp@deposit
0.93	@chatApp@fake
-1.09	@chatApp@fee
0.97	@chatApp@flat
1.86	@chatApp@groupsOfPeople
1.80	@chatApp@growOp
1.57	@chatApp@gun
3.39	@chatApp@hacking
2.76	@chatApp@handle
-1.13	@chatApp@helper
2.46	@chatApp@images
-1.17	@chatApp@invest
-1.50	@chatApp@moveMoney
2.12	@chatApp@noParent
1.40	@chatApp@noSkill
0.82	@chatApp@noTicket
0.96	@chatApp@notSeen
-1.59	@chatApp@organ
1.99	@chatApp@petFarm
0.89	@chatApp@piracy
2.43	@chatApp@realJob
-1.62	@chatApp@salary
0.83	@chatApp@sexual
1.64	@chatApp@stolen
1.05	@chatApp@taskWork
1.13	@chatApp@ticketItem
-1.39	@chatApp@toyGun
1.21	@chatApp@trustTalk
-1.22	@chatApp@untraceable
-2.28	@chatApp@viewing
1.36	@chatApp@weed
2.36	@chequeWork
1.04	@chequeWork $
2.48	@chequeWork and
0.93	@chequeWork buy
0.91	@chequeWork cash
-1.83	@chequeWork i
1.71	@chequeWork is
1.76	@chequeWork sent
1.97	@chequeWork to
1.53	@chequeWork we
1.93	@chequeWork with
1.95	@chequeWork you
1.33	@chequeWork@codeShare
2.04	@chequeWork@controller
1.41	@chequeWork@dealTalk
2.18	@chequeWork@deposit
1.42	@chequeWork@fakeMoney
2.04	@chequeWork@forced
-1.18	@chequeWork@genuine
1.26	@chequeWork@images
1.37	@chequeWork@invest
2.41	@chequeWork@moveMoney
-1.66	@chequeWork@notSeen
1.01	@chequeWork@overpay
1.27	@chequeWork@parcelWork
0.92	@chequeWork@payWord
-1.18	@chequeWork@protectedPay
1.61	@chequeWork@realJob
3.03	@chequeWork@salary
1.60	@chequeWork@trustTalk
1.84	@chequeWork@untraceable
-1.85	@chequeWork@windfall
2.97	@childAge
1.66	@childAge $
-2.53	@childAge bedroom
-1.63	@childAge bo
1.73	@childAge but
-2.16	@childAge daught
1.63	@childAge for
1.53	@childAge friend
-1.56	@childAge hour
2.85	@childAge in
2.35	@childAge is
2.19	@childAge kati
-1.79	@childAge math
3.21	@childAge or
3.03	@childAge quid
1.23	@childAge s
-0.88	@childAge seat
-1.90	@childAge uniform
0.95	@childAge@controller
-1.17	@childAge@dealUnit
0.99	@childAge@document
1.28	@childAge@drugRun
2.61	@childAge@fake
2.16	@childAge@fakeDoc
0.94	@childAge@fee
1.45	@childAge@flat
1.41	@childAge@forced
0.93	@childAge@groupsOfPeople
2.16	@childAge@growOp
1.39	@childAge@gun
1.87	@childAge@images
1.75	@childAge@invest
1.18	@childAge@kitchenTool
1.55	@childAge@noParent
-1.46	@childAge@noScript
1.32	@childAge@noSkill
1.88	@childAge@originLand
-2.24	@childAge@payWord
1.24	@childAge@piracy
-0.87	@childAge@realJob
-1.32	@childAge@regulated
-0.87	@childAge@salary
1.97	@childAge@stolen
-0.90	@childAge@ticketItem
-1.34	@childAge@trustTalk
2.91	@childAge@wildlife
-2.37	@childAge@withParent
1.61	@childAge@youthLook
0.90	@childWord
-2.23	@childWord #
1.11	@childWord ###
-2.15	@childWord #few
1.76	@childWord #teen
-1.73	@childWord a
-2.45	@childWord age
-1.44	@childWord aged
1.25	@childWord alwa
-4.45	@childWord and
-1.25	@childWord are
-1.41	@childWord at
1.27	@childWord availabl
-1.78	@childWord bath
-2.10	@childWord bedroom
1.15	@childWord between
-2.65	@childWord bik
-1.07	@childWord book
-2.91	@childWord bundl
-3.62	@childWord cloth
1.74	@childWord com
2.59	@childWord do
-1.93	@childWord doctor
2.37	@childWord due
1.50	@childWord ever
-1.66	@childWord fit
2.90	@childWord for
-1.00	@childWord fre
-2.00	@childWord from
1.30	@childWord ful
-2.06	@childWord has
1.12	@childWord hav
-1.88	@childWord he
-1.66	@childWord headphon
2.37	@childWord her
2.43	@childWord i
3.69	@childWord in
-2.85	@childWord is
2.22	@childWord just
1.07	@childWord liv
2.41	@childWord lodg
-2.47	@childWord lov
2.09	@childWord model
-2.19	@childWord monitor
2.30	@childWord new
1.97	@childWord no
-4.15	@childWord of
-1.32	@childWord one
-1.79	@childWord only
-2.27	@childWord or
-1.70	@childWord over
-2.15	@childWord own
-2.44	@childWord part
-2.31	@childWord pass
-1.71	@childWord radio
2.03	@childWord rotat
-2.31	@childWord school
-2.32	@childWord seat
-2.18	@childWord sel
1.70	@childWord sex
-1.86	@childWord sinc
1.16	@childWord singl
1.80	@childWord stil
2.63	@childWord swap
-1.74	@childWord swim
-1.22	@childWord thank
1.02	@childWord the
-1.94	@childWord therapist
-2.14	@childWord things
2.41	@childWord to
1.51	@childWord trad
2.99	@childWord traditional
-2.28	@childWord tuesda
-1.90	@childWord uniform
3.62	@childWord want
-1.04	@childWord we
-2.21	@childWord wer
-0.85	@childWord what
2.17	@childWord who
1.48	@childWord with
-2.47	@childWord women
-1.43	@childWord work
-1.65	@childWord@codeShare
2.38	@childWord@controller
-2.22	@childWord@cruelty
1.20	@childWord@debtBond
-0.94	@childWord@drugRun
-2.07	@childWord@exclude
-1.55	@childWord@explosive
1.62	@childWord@fake
-1.28	@childWord@fakeDoc
1.94	@childWord@fakeMoney
0.80	@childWord@fee
2.37	@childWord@flat
-1.13	@childWord@genuine
1.39	@childWord@hacking
1.27	@childWord@handle
-1.55	@childWord@hardDrug
-2.05	@childWord@haste
4.38	@childWord@images
-0.81	@childWord@insult
0.94	@childWord@invest
-1.17	@childWord@keys
-1.22	@childWord@kitchenTool
2.21	@childWord@link
2.00	@childWord@medicine
-2.85	@childWord@nitrous
2.22	@childWord@noMum
3.01	@childWord@noParent
1.15	@childWord@noScript
1.51	@childWord@noSkill
1.43	@childWord@noTicket
3.41	@childWord@organ
-1.13	@childWord@originLand
-2.66	@childWord@ownWill
1.43	@childWord@paperHold
1.01	@childWord@payWord
-1.75	@childWord@petYoung
-1.83	@childWord@piracy
-1.12	@childWord@protectedPay
2.14	@childWord@pyramid
-2.59	@childWord@regulated
1.71	@childWord@salary
-2.13	@childWord@scheme
2.28	@childWord@sexRent
3.76	@childWord@sexual
-0.93	@childWord@stolen
1.54	@childWord@street
2.35	@childWord@taskWork
-2.29	@childWord@threat
-2.80	@childWord@ticketItem
1.63	@childWord@tobacco
2.92	@childWord@toyGun
-1.67	@childWord@trustTalk
1.58	@childWord@untraceable
-1.61	@childWord@viewing
2.81	@childWord@vulnerable
-2.48	@childWord@weed
-2.59	@childWord@withParent
2.40	@childWord@youthLook
3.21	@clocking
-2.76	@clocking aft
-1.26	@clocking by
-1.48	@clocking chim
-0.98	@clocking first
2.25	@clocking for
-1.84	@clocking from
3.69	@clocking good
-0.89	@clocking mark
4.01	@clocking no
-2.27	@clocking nois
1.73	@clocking pass
1.16	@clocking taken
2.45	@clocking the
2.67	@clocking to
-2.65	@clocking when
2.43	@clocking zero
1.95	@clocking@controller
1.84	@clocking@dealTalk
1.83	@clocking@document
0.95	@clocking@drugRun
1.72	@clocking@escrow
2.47	@clocking@fake
-0.96	@clocking@fakeDoc
-2.59	@clocking@genuine
2.98	@clocking@haste
1.54	@clocking@keys
-1.27	@clocking@kitchenTool
0.95	@clocking@noSkill
-1.55	@clocking@payWord
0.87	@clocking@petCare
-1.11	@clocking@petFarm
1.29	@clocking@piracy
-1.23	@clocking@salary
1.67	@clocking@stolen
1.89	@clocking@street
1.06	@clocking@taskWork
2.28	@clocking@threat
-1.35	@clocking@viewing
1.31	@clocking@windfall
2.07	@codeShare aft
-1.95	@codeShare and
1.32	@codeShare collection
-2.95	@codeShare for
2.52	@codeShare it
0.91	@codeShare keep
-0.94	@codeShare on
2.25	@codeShare undetectabl
-1.44	@codeShare we
-1.44	@codeShare when
2.20	@codeShare you
-1.96	@codeShare@controller
-2.29	@codeShare@document
-0.88	@codeShare@drugRun
2.25	@codeShare@essayMill
2.79	@codeShare@fakeMoney
-2.00	@codeShare@forced
2.09	@codeShare@genuine
-1.77	@codeShare@groupsOfPeople
-0.84	@codeShare@images
-1.21	@codeShare@moveMoney
1.01	@codeShare@noScript
2.47	@codeShare@notSeen
2.18	@codeShare@payWord
2.02	@codeShare@salary
-0.85	@codeShare@taskWork
0.91	@codeShare@toyGun
2.92	@codeShare@untraceable
-1.41	@codeShare@weed
-2.11	@controller ###
-1.64	@controller $
1.85	@controller a
-1.48	@controller and
-0.89	@controller as
-0.95	@controller availabl
0.96	@controller brings
-1.42	@controller clean
-1.47	@controller coupl
-2.05	@controller da
2.36	@controller do
2.35	@controller don
-1.19	@controller even
1.49	@controller ever
1.72	@controller everyth
1.02	@controller from
1.51	@controller hav
2.82	@controller help
-2.19	@controller hous
1.18	@controller i
-2.23	@controller instructor
-0.91	@controller interview
-2.26	@controller is
-2.32	@controller it
-2.95	@controller lesson
1.08	@controller limit
-2.51	@controller low
-1.15	@controller need
-1.09	@controller non
-0.86	@controller of
1.93	@controller ok
1.70	@controller on
-0.81	@controller our
-1.61	@controller own
-1.37	@controller referenc
3.09	@controller sit
1.42	@controller the
2.13	@controller them
1.95	@controller ther
2.35	@controller to
-1.04	@controller turntabl
-2.17	@controller used
1.29	@controller we
1.77	@controller week
-0.93	@controller who
2.01	@controller wil
2.09	@controller you
-1.70	@controller your
1.65	@controller@cruelty
-1.45	@controller@deposit
1.12	@controller@fake
2.03	@controller@fakeDoc
-1.35	@controller@fakeMoney
1.53	@controller@flat
-1.15	@controller@forced
-1.02	@controller@genuine
1.47	@controller@haste
-1.09	@controller@images
-2.42	@controller@insult
1.03	@controller@link
-1.38	@controller@moveMoney
1.17	@controller@noMum
2.63	@controller@noSkill
0.85	@controller@noTicket
1.98	@controller@notSeen
1.20	@controller@originLand
-1.99	@controller@ownWill
-1.58	@controller@parcelFirm
-0.98	@controller@parcelWork
-1.91	@controller@piracy
-1.89	@controller@protectedPay
1.85	@controller@pyramid
0.86	@controller@salary
-1.54	@controller@scheme
0.91	@controller@sexRent
3.01	@controller@sexual
1.81	@controller@stolen
-2.37	@controller@ticketItem
1.92	@controller@untraceable
2.12	@controller@vulnerable
1.56	@controller@wildlife
-1.32	@controller@youthLook
2.85	@cruelty
2.11	@cruelty ##
-0.85	@cruelty and
2.07	@cruelty ear
1.87	@cruelty i
-2.11	@cruelty no
1.17	@cruelty pup
1.49	@cruelty pupp
2.08	@cruelty scan
2.76	@cruelty stock
2.39	@cruelty without
2.09	@cruelty@document
1.62	@cruelty@escrow
-0.87	@cruelty@fake
2.32	@cruelty@fakeDoc
-1.16	@cruelty@fee
2.18	@cruelty@flat
2.90	@cruelty@forced
2.11	@cruelty@groupsOfPeople
-0.95	@cruelty@gun
-1.57	@cruelty@hardDrug
1.58	@cruelty@helper
1.50	@cruelty@images
-2.28	@cruelty@insult
2.14	@cruelty@jail
-1.98	@cruelty@kitchenTool
1.08	@cruelty@noMum
2.24	@cruelty@noScript
0.87	@cruelty@noTicket
2.89	@cruelty@notSeen
-2.95	@cruelty@organ
1.90	@cruelty@petFarm
1.88	@cruelty@piracy
3.21	@cruelty@pup
1.24	@cruelty@realJob
-2.25	@cruelty@regulated
-0.88	@cruelty@stolen
1.80	@cruelty@viewing
1.16	@cruelty@youthLook
1.69	@dealTalk
1.92	@dealTalk #
-2.46	@dealTalk ##
1.83	@dealTalk $
-2.42	@dealTalk a
-2.79	@dealTalk adaptor
1.12	@dealTalk all
1.07	@dealTalk anywher
1.02	@dealTalk at
-2.73	@dealTalk bottl
-1.00	@dealTalk box
-0.87	@dealTalk canist
-1.86	@dealTalk central
-1.65	@dealTalk certificat
1.37	@dealTalk collection
1.65	@dealTalk convert
1.40	@dealTalk dm
2.65	@dealTalk dril
-3.06	@dealTalk ear
-0.89	@dealTalk electricit
-1.28	@dealTalk engin
-1.69	@dealTalk extension
3.49	@dealTalk for
2.00	@dealTalk has
-2.48	@dealTalk heat
-3.43	@dealTalk hold
1.44	@dealTalk in
1.44	@dealTalk it
-3.16	@dealTalk leaf
1.75	@dealTalk liv
2.25	@dealTalk me
2.39	@dealTalk my
-2.43	@dealTalk night
-2.87	@dealTalk of
-1.97	@dealTalk on
-1.89	@dealTalk open
-0.82	@dealTalk or
-1.19	@dealTalk order
2.06	@dealTalk pack
-1.69	@dealTalk plug
1.39	@dealTalk post
-2.66	@dealTalk quiet
2.52	@dealTalk request
-2.75	@dealTalk rov
-1.16	@dealTalk royal
-1.57	@dealTalk saf
1.91	@dealTalk scar
-1.88	@dealTalk screw
-1.79	@dealTalk socket
-1.42	@dealTalk stick
1.78	@dealTalk sublet
-2.30	@dealTalk tablet
3.83	@dealTalk the
1.60	@dealTalk thre
-1.06	@dealTalk to
-2.65	@dealTalk tv
-1.34	@dealTalk twelv
-1.45	@dealTalk with
1.63	@dealTalk work
2.14	@dealTalk your
3.74	@dealTalk@dealUnit
1.49	@dealTalk@debtBond
1.32	@dealTalk@drugRun
-1.10	@dealTalk@fake
2.69	@dealTalk@fakeDoc
-2.31	@dealTalk@fakeMoney
2.03	@dealTalk@fee
1.98	@dealTalk@forced
1.40	@dealTalk@groupsOfPeople
3.57	@dealTalk@hardDrug
1.01	@dealTalk@insult
1.95	@dealTalk@invest
-0.97	@dealTalk@kitchenTool
1.52	@dealTalk@letFraud
-1.19	@dealTalk@link
1.02	@dealTalk@moveMoney
1.81	@dealTalk@noMum
2.48	@dealTalk@noParent
-1.23	@dealTalk@noScript
2.39	@dealTalk@noSkill
0.99	@dealTalk@noTicket
-1.12	@dealTalk@notSeen
3.45	@dealTalk@organ
1.70	@dealTalk@originLand
-1.24	@dealTalk@parcelFirm
-3.47	@dealTalk@parcelWork
1.50	@dealTalk@payFirst
-1.04	@dealTalk@petCare
-2.34	@dealTalk@petYoung
1.02	@dealTalk@protectedPay
-1.35	@dealTalk@pup
1.68	@dealTalk@realJob
-1.55	@dealTalk@regulated
1.50	@dealTalk@sexRent
2.65	@dealTalk@sexual
1.22	@dealTalk@spray
2.20	@dealTalk@stolen
1.98	@dealTalk@taskWork
-2.39	@dealTalk@threat
1.40	@dealTalk@ticketItem
2.67	@dealTalk@tobacco
1.39	@dealTalk@tout
0.96	@dealTalk@trustTalk
2.00	@dealTalk@untraceable
1.22	@dealTalk@viewing
1.64	@dealTalk@vulnerable
0.96	@dealTalk@warZone
2.93	@dealTalk@weed
-0.91	@dealTalk@wildlife
-1.30	@dealTalk@windfall
0.85	@dealUnit
2.42	@dealUnit #
2.81	@dealUnit ##
1.79	@dealUnit #few
1.56	@dealUnit #teen
0.80	@dealUnit $
-0.81	@dealUnit a
1.84	@dealUnit ask
1.57	@dealUnit bag
1.56	@dealUnit barrel
-2.37	@dealUnit bas
-1.71	@dealUnit box
-1.41	@dealUnit by
-1.55	@dealUnit charg
-1.57	@dealUnit cut
-2.13	@dealUnit dart
-2.27	@dealUnit dirt
-1.77	@dealUnit down
-1.29	@dealUnit draw
-1.79	@dealUnit dust
1.07	@dealUnit fast
1.35	@dealUnit for
2.67	@dealUnit from
-2.61	@dealUnit glass
-2.26	@dealUnit grann
3.38	@dealUnit green
1.07	@dealUnit halv
-1.75	@dealUnit hem
-2.58	@dealUnit her
1.61	@dealUnit i
-1.30	@dealUnit if
-2.13	@dealUnit includ
-2.55	@dealUnit is
-0.85	@dealUnit kit
2.41	@dealUnit legal
3.04	@dealUnit ly
-1.79	@dealUnit music
1.83	@dealUnit need
2.81	@dealUnit no
1.48	@dealUnit of
1.49	@dealUnit or
1.66	@dealUnit overnight
1.03	@dealUnit s
-2.31	@dealUnit saf
-2.09	@dealUnit sel
-1.21	@dealUnit sensor
-1.24	@dealUnit seven
-2.22	@dealUnit silv
-2.16	@dealUnit siz
-1.89	@dealUnit staff
-3.29	@dealUnit stool
-1.91	@dealUnit t
-0.83	@dealUnit the
-1.41	@dealUnit to
-1.21	@dealUnit tonn
1.59	@dealUnit too
-2.23	@dealUnit towel
1.84	@dealUnit two
1.36	@dealUnit undetectabl
-3.12	@dealUnit used
-1.91	@dealUnit we
-2.03	@dealUnit@deposit
2.91	@dealUnit@drugRun
0.82	@dealUnit@essayMill
-1.15	@dealUnit@fake
-1.23	@dealUnit@fakeMoney
-1.16	@dealUnit@fee
0.97	@dealUnit@flat
-3.09	@dealUnit@forced
-1.88	@dealUnit@genuine
2.07	@dealUnit@groupsOfPeople
-2.49	@dealUnit@growOp
1.14	@dealUnit@hacking
6.76	@dealUnit@hardDrug
-2.47	@dealUnit@helper
-0.89	@dealUnit@images
-2.27	@dealUnit@insult
-0.96	@dealUnit@invest
2.56	@dealUnit@jail
-1.85	@dealUnit@keys
-1.35	@dealUnit@nitrous
1.66	@dealUnit@noCredit
1.14	@dealUnit@noScript
2.20	@dealUnit@noSkill
1.92	@dealUnit@noTicket
1.94	@dealUnit@notSeen
-1.55	@dealUnit@organ
1.50	@dealUnit@originLand
1.67	@dealUnit@paperHold
1.03	@dealUnit@parcelFirm
-2.04	@dealUnit@payWord
-1.81	@dealUnit@petCare
1.08	@dealUnit@petFarm
-1.70	@dealUnit@petYoung
-1.29	@dealUnit@piracy
-2.62	@dealUnit@pup
-2.07	@dealUnit@salary
2.27	@dealUnit@sexual
1.61	@dealUnit@stolen
-0.84	@dealUnit@threat
2.13	@dealUnit@ticketItem
-1.61	@dealUnit@tobacco
-1.00	@dealUnit@trustTalk
5.33	@dealUnit@weed
-1.08	@dealUnit@wildlife
1.88	@dealUnit@youthLook
4.03	@debtBond
2.04	@debtBond $
1.25	@debtBond a
-1.95	@debtBond advic
1.67	@debtBond back
-2.60	@debtBond charit
2.46	@debtBond collect
2.15	@debtBond for
1.75	@debtBond from
1.24	@debtBond good
1.34	@debtBond to
2.26	@debtBond us
2.30	@debtBond wip
1.97	@debtBond you
2.74	@debtBond your
2.35	@debtBond@document
0.92	@debtBond@drugRun
0.82	@debtBond@fakeMoney
1.35	@debtBond@flat
2.48	@debtBond@forced
2.22	@debtBond@groupsOfPeople
1.56	@debtBond@helper
1.01	@debtBond@link
1.73	@debtBond@medicine
2.30	@debtBond@organ
2.98	@debtBond@paperHold
3.74	@debtBond@payWord
0.96	@debtBond@realJob
-0.99	@debtBond@regulated
3.13	@debtBond@salary
1.91	@debtBond@threat
1.57	@debtBond@toyGun
0.84	@debtBond@untraceable
1.17	@debtBond@vulnerable
2.20	@debtBond@windfall
-1.00	@deposit
-2.69	@deposit #
-3.17	@deposit ##
-2.37	@deposit #teen
-0.92	@deposit $
-1.86	@deposit aft
-0.94	@deposit beyond
1.21	@deposit by
-1.95	@deposit cap
1.86	@deposit cover
2.13	@deposit first
-1.04	@deposit fiv
-1.86	@deposit for
1.50	@deposit get
-1.60	@deposit goes
-0.99	@deposit held
1.55	@deposit it
3.00	@deposit need
-1.57	@deposit not
2.03	@deposit now
-1.09	@deposit of
-1.87	@deposit one
-1.93	@deposit only
-2.46	@deposit protect
-1.33	@deposit refund
2.50	@deposit to
2.60	@deposit toda
1.99	@deposit your
-1.15	@deposit@document
-1.17	@deposit@drugRun
0.92	@deposit@fake
-1.27	@deposit@fakeMoney
1.94	@deposit@forced
1.24	@deposit@haste
-0.85	@deposit@images
-2.30	@deposit@invest
1.81	@deposit@link
-1.03	@deposit@medicine
1.50	@deposit@noCredit
2.26	@deposit@noSkill
2.07	@deposit@notSeen
4.84	@deposit@payWord
1.79	@deposit@pup
-1.23	@deposit@regulated
2.15	@deposit@salary
-1.80	@deposit@scheme
-0.81	@deposit@street
-1.62	@deposit@taskWork
0.96	@deposit@ticketItem
1.30	@deposit@tobacco
-2.42	@deposit@toyGun
2.66	@deposit@untraceable
1.39	@deposit@viewing
-1.65	@deposit@weed
1.12	@document
1.55	@document ###
-0.83	@document $
3.10	@document and
1.36	@document any
1.33	@document are
1.52	@document arrang
1.37	@document ask
-1.69	@document book
1.66	@document box
1.75	@document can
2.58	@document certificat
-1.36	@document check
-1.22	@document collector
2.99	@document com
1.29	@document eu
-1.07	@document fair
1.93	@document fak
2.54	@document fee
1.59	@document fly
1.50	@document for
1.32	@document from
1.86	@document green
2.18	@document guarant
0.96	@document help
-1.78	@document her
-3.79	@document hold
1.47	@document id
-2.25	@document is
-2.36	@document issu
2.74	@document ke
1.74	@document leed
1.53	@document look
-2.33	@document medical
-1.84	@document need
2.12	@document no
1.33	@document of
1.57	@document on
-1.96	@document only
1.16	@document or
1.87	@document pay
0.88	@document payslip
-4.17	@document photo
2.18	@document pick
-2.19	@document pleas
-1.76	@document present
1.55	@document real
1.57	@document requir
2.13	@document run
2.56	@document scan
-1.35	@document school
-2.14	@document seen
-2.61	@document shown
1.41	@document so
-1.19	@document sponsorship
-1.95	@document sworn
-3.72	@document test
1.17	@document that
1.02	@document the
-2.47	@document theor
-1.19	@document tied
0.92	@document til
-2.51	@document to
1.09	@document uk
-1.51	@document v
2.73	@document we
4.40	@document with
5.73	@document without
-2.01	@document yet
2.24	@document@drugRun
1.42	@document@escrow
1.89	@document@fake
2.98	@document@fakeDoc
1.88	@document@fakeMoney
0.89	@document@forced
1.19	@document@friendsFamily
1.35	@document@gun
1.14	@document@handle
-1.39	@document@hardDrug
-3.07	@document@images
-1.79	@document@insult
1.74	@document@invest
-2.02	@document@kitchenTool
2.42	@document@link
1.58	@document@medicine
1.06	@document@noCredit
1.13	@document@noMum
-1.25	@document@noScript
1.80	@document@noTicket
-2.33	@document@notSeen
-0.94	@document@organ
0.96	@document@overpay
-1.09	@document@ownWill
1.10	@document@paperHold
2.11	@document@parcelWork
2.07	@document@payFirst
1.12	@document@petFarm
-0.90	@document@petYoung
-1.10	@document@piracy
1.78	@document@pup
1.75	@document@salary
1.26	@document@stolen
0.87	@document@street
-1.64	@document@taskWork
-1.59	@document@threat
1.50	@document@ticketItem
1.49	@document@tout
-1.42	@document@toyGun
-1.88	@document@trustTalk
-1.19	@document@viewing
4.04	@document@visaSham
2.06	@document@vulnerable
1.03	@document@weed
1.98	@drugRun
1.01	@drugRun #few
3.52	@drugRun #teen
3.31	@drugRun $
1.18	@drugRun a
-2.25	@drugRun and
1.07	@drugRun anywher
1.98	@drugRun availabl
2.40	@drugRun back
-1.71	@drugRun box
-1.27	@drugRun can
1.61	@drugRun cash
-1.26	@drugRun collection
-0.99	@drugRun desk
-3.06	@drugRun ear
-0.92	@drugRun fold
0.81	@drugRun fre
-2.61	@drugRun glass
1.44	@drugRun it
-3.16	@drugRun leaf
2.32	@drugRun local
1.41	@drugRun my
0.87	@drugRun off
-1.01	@drugRun on
1.25	@drugRun out
-1.10	@drugRun post
-1.88	@drugRun screw
-1.21	@drugRun sensor
-1.52	@drugRun sho
-2.46	@drugRun wel
2.21	@drugRun with
1.62	@drugRun you
-1.61	@drugRun@fake
3.06	@drugRun@fakeDoc
1.02	@drugRun@flat
-2.10	@drugRun@forced
0.90	@drugRun@genuine
0.84	@drugRun@groupsOfPeople
1.19	@drugRun@growOp
1.18	@drugRun@hacking
1.72	@drugRun@invest
2.80	@drugRun@keys
-2.01	@drugRun@moveMoney
0.83	@drugRun@noCredit
1.00	@drugRun@noMum
1.62	@drugRun@noParent
-0.90	@drugRun@noScript
-0.98	@drugRun@noSkill
1.92	@drugRun@noTicket
-1.58	@drugRun@parcelFirm
1.91	@drugRun@payWord
-2.26	@drugRun@petFarm
-2.15	@drugRun@pup
-1.06	@drugRun@realJob
-1.93	@drugRun@regulated
1.78	@drugRun@salary
1.04	@drugRun@sexRent
2.38	@drugRun@stolen
1.13	@drugRun@street
-2.30	@drugRun@toyGun
-1.12	@drugRun@trustTalk
2.04	@drugRun@vulnerable
1.18	@drugRun@weed
1.97	@drugRun@wildlife
-1.17	@drugRun@windfall
0.94	@drugRun@youthLook
3.15	@escrow
1.55	@escrow $
1.51	@escrow agent
1.34	@escrow and
1.95	@escrow compan
0.89	@escrow i
1.48	@escrow the
0.89	@escrow until
2.55	@escrow@fakeDoc
0.99	@escrow@fakeMoney
0.93	@escrow@forced
1.95	@escrow@genuine
1.83	@escrow@helper
0.96	@escrow@link
1.40	@escrow@notSeen
2.73	@escrow@payWord
1.95	@escrow@protectedPay
1.70	@escrow@salary
2.44	@escrow@threat
1.46	@escrow@viewing
1.33	@essayMill
2.25	@essayMill by
1.62	@essayMill first
2.25	@essayMill from
-1.90	@essayMill grammar
1.36	@essayMill post
-2.19	@essayMill proofread
1.62	@essayMill undetectabl
1.53	@essayMill written
-1.09	@essayMill you
2.55	@essayMill@fakeMoney
1.36	@essayMill@hardDrug
1.36	@essayMill@jail
1.12	@essayMill@noScript
-2.31	@essayMill@notSeen
1.06	@essayMill@salary
1.94	@essayMill@toyGun
2.88	@exclude $
-2.37	@exclude i
3.13	@exclude no
1.23	@exclude to
2.00	@exclude whit
1.20	@exclude@forced
-1.48	@exclude@genuine
2.96	@exclude@groupsOfPeople
2.57	@exclude@insult
3.43	@exclude@notSeen
0.84	@exclude@realJob
-1.95	@exclude@sexual
-1.84	@exclude@trustTalk
1.97	@exclude@weed
1.88	@explosive and
-1.39	@explosive cherr
-1.88	@explosive damag
-1.95	@explosive disposal
2.48	@explosive how
-2.24	@explosive jacket
-1.39	@explosive lipstick
2.44	@explosive liv
-3.00	@explosive shap
1.20	@explosive@groupsOfPeople
-2.13	@explosive@noScript
2.44	@explosive@organ
1.51	@explosive@stolen
1.14	@explosive@threat
1.53	@explosive@warZone
2.56	@fake
2.50	@fake #
2.71	@fake #few
-1.95	@fake advertis
1.81	@fake airpod
1.71	@fake all
2.63	@fake batch
-2.36	@fake batter
1.37	@fake best
2.17	@fake but
1.98	@fake card
1.67	@fake chanel
3.00	@fake cop
-1.15	@fake cost
2.44	@fake fifteen
-2.28	@fake flintlock
-2.48	@fake for
3.33	@fake from
-2.47	@fake fur
-2.58	@fake good
-2.50	@fake grass
2.31	@fake gucci
1.78	@fake id
2.77	@fake in
-1.92	@fake is
-2.63	@fake it
1.81	@fake label
2.14	@fake mirror
2.15	@fake mot
1.95	@fake no
-2.80	@fake of
2.30	@fake ones
-2.17	@fake pan
-2.60	@fake pearl
2.32	@fake pk
-2.08	@fake plant
1.46	@fake plat
2.32	@fake pokemon
-2.83	@fake quick
2.11	@fake read
1.62	@fake rep
1.78	@fake review
2.44	@fake rolex
3.53	@fake sam
1.63	@fake serial
2.41	@fake superclon
1.15	@fake swiss
-2.71	@fake tan
-1.69	@fake war
2.75	@fake watch
1.05	@fake wholesal
4.61	@fake with
1.98	@fake@fakeDoc
3.10	@fake@fakeMoney
-1.42	@fake@fee
1.16	@fake@flat
2.15	@fake@genuine
0.94	@fake@groupsOfPeople
1.68	@fake@growOp
-0.99	@fake@gun
-2.48	@fake@hardDrug
1.17	@fake@helper
0.92	@fake@images
-1.02	@fake@insult
1.15	@fake@invest
1.78	@fake@kitchenTool
1.65	@fake@link
0.88	@fake@medicine
-0.94	@fake@moveMoney
-1.49	@fake@nitrous
0.92	@fake@noMum
1.97	@fake@noSkill
1.17	@fake@noTicket
1.45	@fake@originLand
2.47	@fake@payWord
1.33	@fake@petCare
2.54	@fake@petFarm
2.02	@fake@piracy
1.40	@fake@realJob
1.30	@fake@salary
2.00	@fake@stolen
-2.57	@fake@street
1.13	@fake@tout
-1.16	@fake@trustTalk
1.33	@fake@viewing
0.92	@fake@vulnerable
-1.14	@fake@weed
-1.17	@fake@youthLook
2.70	@fakeDoc
1.60	@fakeDoc #
2.29	@fakeDoc ##
-0.88	@fakeDoc ###
1.25	@fakeDoc $
2.43	@fakeDoc and
2.69	@fakeDoc book
1.41	@fakeDoc deposit
1.81	@fakeDoc food
1.88	@fakeDoc for
2.29	@fakeDoc fre
0.94	@fakeDoc i
1.68	@fakeDoc in
-1.63	@fakeDoc is
-1.00	@fakeDoc lunch
-2.18	@fakeDoc mot
-1.97	@fakeDoc mug
1.79	@fakeDoc need
1.80	@fakeDoc only
1.67	@fakeDoc passport
-2.28	@fakeDoc petrol
1.79	@fakeDoc quick
2.51	@fakeDoc register
2.47	@fakeDoc send
-0.97	@fakeDoc servic
1.17	@fakeDoc that
0.97	@fakeDoc two
1.09	@fakeDoc uk
1.03	@fakeDoc we
0.83	@fakeDoc@fakeMoney
3.22	@fakeDoc@flat
3.13	@fakeDoc@forced
1.53	@fakeDoc@genuine
-0.94	@fakeDoc@gun
1.15	@fakeDoc@haste
1.18	@fakeDoc@images
1.80	@fakeDoc@letFraud
-1.09	@fakeDoc@loan
2.55	@fakeDoc@noSkill
1.14	@fakeDoc@noTicket
2.30	@fakeDoc@notSeen
1.58	@fakeDoc@payWord
1.16	@fakeDoc@petCare
0.95	@fakeDoc@piracy
1.15	@fakeDoc@protectedPay
2.58	@fakeDoc@regulated
1.23	@fakeDoc@sexual
0.93	@fakeDoc@stolen
-2.32	@fakeDoc@threat
3.01	@fakeDoc@toyGun
-2.78	@fakeDoc@untraceable
1.33	@fakeDoc@weed
1.84	@fakeMoney
-1.72	@fakeMoney #
-3.05	@fakeMoney $
2.55	@fakeMoney accept
1.20	@fakeMoney also
3.87	@fakeMoney and
1.67	@fakeMoney back
1.41	@fakeMoney book
-0.85	@fakeMoney cash
-1.63	@fakeMoney contract
2.15	@fakeMoney detail
1.28	@fakeMoney first
3.65	@fakeMoney for
1.95	@fakeMoney fresh
-2.95	@fakeMoney from
2.80	@fakeMoney high
-2.72	@fakeMoney hold
2.59	@fakeMoney in
-1.17	@fakeMoney insur
2.59	@fakeMoney lent
-2.04	@fakeMoney light
1.75	@fakeMoney limit
1.53	@fakeMoney look
0.85	@fakeMoney my
0.88	@fakeMoney need
2.59	@fakeMoney no
1.77	@fakeMoney numb
-1.76	@fakeMoney patch
-1.67	@fakeMoney payment
1.46	@fakeMoney plat
1.19	@fakeMoney read
1.66	@fakeMoney send
-1.78	@fakeMoney siz
1.01	@fakeMoney thank
0.82	@fakeMoney that
1.53	@fakeMoney to
-1.69	@fakeMoney war
0.90	@fakeMoney when
1.57	@fakeMoney who
3.89	@fakeMoney with
2.21	@fakeMoney without
-1.58	@fakeMoney worth
1.31	@fakeMoney@fee
1.82	@fakeMoney@flat
0.85	@fakeMoney@forced
1.26	@fakeMoney@genuine
-1.29	@fakeMoney@groupsOfPeople
2.44	@fakeMoney@growOp
1.40	@fakeMoney@hacking
-1.96	@fakeMoney@hardDrug
1.26	@fakeMoney@haste
1.42	@fakeMoney@kitchenTool
2.11	@fakeMoney@link
2.37	@fakeMoney@loan
-1.12	@fakeMoney@medicine
1.06	@fakeMoney@moveMoney
-1.05	@fakeMoney@nitrous
0.86	@fakeMoney@noTicket
1.13	@fakeMoney@originLand
2.00	@fakeMoney@payFirst
-1.77	@fakeMoney@petCare
-2.63	@fakeMoney@piracy
-1.58	@fakeMoney@protectedPay
2.24	@fakeMoney@realJob
-1.69	@fakeMoney@sexual
2.17	@fakeMoney@stolen
1.53	@fakeMoney@ticketItem
1.61	@fakeMoney@tout
1.80	@fakeMoney@untraceable
0.98	@fakeMoney@viewing
2.07	@fakeMoney@visaSham
-1.17	@fakeMoney@windfall
0.84	@fee
4.98	@fee #
1.63	@fee ###
-0.84	@fee $
-2.52	@fee and
1.88	@fee first
1.18	@fee for
-1.26	@fee friend
-1.25	@fee hand
-1.03	@fee help
2.58	@fee if
-1.51	@fee includ
-1.69	@fee is
-1.00	@fee it
-0.87	@fee less
-1.76	@fee mor
1.29	@fee must
1.77	@fee need
-1.86	@fee no
-1.87	@fee noth
3.39	@fee of
-0.86	@fee only
-2.33	@fee paid
2.09	@fee payabl
-1.58	@fee receipt
-1.02	@fee step
-1.68	@fee the
0.94	@fee to
1.57	@fee top
1.02	@fee two
1.35	@fee up
-1.43	@fee what
2.61	@fee@flat
-2.18	@fee@genuine
-1.93	@fee@hardDrug
-1.18	@fee@invest
-1.89	@fee@kitchenTool
1.25	@fee@link
1.42	@fee@loan
-0.81	@fee@loveTalk
-1.17	@fee@medicine
2.41	@fee@noCredit
2.68	@fee@noSkill
1.31	@fee@notSeen
-1.26	@fee@organ
0.93	@fee@originLand
-0.96	@fee@ownWill
1.96	@fee@parcelWork
2.74	@fee@payWord
-2.37	@fee@piracy
-1.59	@fee@protectedPay
1.46	@fee@pup
1.91	@fee@pyramid
2.35	@fee@salary
1.59	@fee@sexRent
1.35	@fee@sexual
1.25	@fee@stolen
2.07	@fee@taskWork
-1.44	@fee@ticketItem
-1.82	@fee@tobacco
-2.34	@fee@toyGun
-1.54	@fee@trustTalk
1.25	@fee@untraceable
1.30	@fee@viewing
1.30	@fee@warZone
1.70	@fee@wildlife
2.50	@fee@windfall
-2.99	@flat #
-1.65	@flat ##
-2.17	@flat ###
1.53	@flat #few
2.06	@flat #teen
-2.58	@flat abov
-1.84	@flat abroad
-2.00	@flat agre
0.91	@flat all
-1.50	@flat and
-1.83	@flat any
1.36	@flat are
1.34	@flat association
-2.16	@flat at
-2.14	@flat benefit
-1.18	@flat bil
-1.06	@flat bus
1.70	@flat by
1.45	@flat cash
-1.90	@flat certificat
1.24	@flat clapham
-1.84	@flat clean
-1.97	@flat clearanc
-0.82	@flat collection
-2.00	@flat contract
2.01	@flat cost
1.46	@flat custom
-1.35	@flat dat
-2.07	@flat deposit
-1.83	@flat digbeth
1.62	@flat don
-1.21	@flat doubl
2.10	@flat down
1.29	@flat even
-1.71	@flat everyth
-2.09	@flat fallowfield
-0.86	@flat fast
-1.06	@flat fiv
-0.95	@flat florist
-0.83	@flat for
-2.41	@flat from
-1.08	@flat furnish
1.17	@flat garden
-1.73	@flat gas
-0.93	@flat has
-1.25	@flat heaton
1.55	@flat her
2.49	@flat hundr
-2.63	@flat i
1.82	@flat if
-2.44	@flat includ
2.29	@flat ke
2.26	@flat lat
-2.74	@flat leed
-2.89	@flat left
-2.08	@flat lock
-0.99	@flat me
2.36	@flat moth
-3.00	@flat near
-2.19	@flat need
-1.12	@flat new
1.23	@flat no
-1.77	@flat not
2.31	@flat of
1.42	@flat off
1.55	@flat ok
-2.80	@flat on
-2.88	@flat one
-1.34	@flat ones
-2.69	@flat only
-2.55	@flat open
-2.12	@flat ourselv
0.86	@flat own
-2.30	@flat pack
-1.54	@flat pet
-1.43	@flat plant
-2.18	@flat pref
-1.25	@flat pupil
-1.42	@flat quart
2.20	@flat read
-2.38	@flat reduc
-1.15	@flat rent
-1.95	@flat roof
2.37	@flat room
3.43	@flat s
-1.31	@flat saf
2.38	@flat send
1.54	@flat sex
1.48	@flat she
-1.47	@flat show
-0.94	@flat shown
-0.86	@flat sit
1.81	@flat sta
-1.47	@flat stil
-2.09	@flat swap
-0.96	@flat that
-0.84	@flat the
-0.82	@flat ther
-2.51	@flat through
-1.96	@flat thursda
2.57	@flat to
-1.13	@flat want
0.94	@flat we
-2.36	@flat what
-2.45	@flat whil
2.54	@flat without
-1.28	@flat work
3.10	@flat you
1.03	@flat@genuine
1.95	@flat@groupsOfPeople
2.57	@flat@growOp
2.64	@flat@hacking
0.85	@flat@hardDrug
-0.87	@flat@helper
-2.05	@flat@insult
2.06	@flat@jail
-1.30	@flat@kitchenTool
1.33	@flat@loan
1.48	@flat@medicine
0.86	@flat@noCredit
2.29	@flat@noParent
1.34	@flat@noTicket
1.49	@flat@notSeen
-1.26	@flat@organ
2.03	@flat@originLand
-2.89	@flat@ownWill
1.73	@flat@parcelFirm
2.55	@flat@parcelWork
2.13	@flat@payFirst
1.27	@flat@payWord
-2.13	@flat@petCare
0.92	@flat@petFarm
-2.68	@flat@pup
1.30	@flat@pyramid
-1.24	@flat@realJob
-1.50	@flat@regulated
2.24	@flat@salary
-1.78	@flat@scheme
2.99	@flat@sexRent
1.55	@flat@sexual
-1.35	@flat@stolen
-1.08	@flat@taskWork
-1.10	@flat@ticketItem
1.16	@flat@tobacco
-1.55	@flat@toyGun
2.20	@flat@untraceable
-1.47	@flat@viewing
0.90	@flat@visaSham
-1.26	@flat@windfall
-2.51	@flat@withParent
-1.54	@flat@youthLook
-2.12	@forced #
1.03	@forced ##
-2.49	@forced $
-1.12	@forced a
-2.66	@forced and
1.21	@forced as
-2.99	@forced at
1.42	@forced bank
-1.68	@forced bath
-0.85	@forced befor
-1.18	@forced begin
-2.14	@forced bik
2.40	@forced by
-0.86	@forced car
-0.85	@forced chain
-1.01	@forced class
1.23	@forced collection
1.67	@forced countr
1.76	@forced couri
-1.44	@forced cours
1.73	@forced cut
-2.97	@forced design
-1.67	@forced desk
-2.33	@forced driv
-1.28	@forced drug
-0.81	@forced fiv
-0.85	@forced floor
2.75	@forced fob
1.03	@forced for
-1.09	@forced ful
-2.41	@forced given
-1.72	@forced go
1.00	@forced got
2.03	@forced guarante
-1.64	@forced has
-1.57	@forced hom
-1.81	@forced hous
-0.82	@forced hpi
-1.52	@forced i
-1.85	@forced invoic
2.97	@forced is
-1.10	@forced jok
-1.82	@forced kniv
-1.59	@forced laptop
-1.06	@forced ledg
-0.93	@forced licens
-1.23	@forced mov
1.30	@forced my
2.56	@forced nam
2.47	@forced no
-1.76	@forced not
2.70	@forced noth
-2.12	@forced onc
1.98	@forced onlin
-0.82	@forced out
-0.85	@forced pac
1.09	@forced pack
-3.40	@forced paid
1.36	@forced pay
-1.50	@forced photo
1.43	@forced pick
-2.29	@forced plac
-1.25	@forced practic
1.93	@forced prescription
-1.03	@forced pric
-1.98	@forced quick
2.00	@forced quiet
-0.97	@forced rat
1.55	@forced rent
-1.66	@forced room
1.07	@forced see
-2.01	@forced set
2.79	@forced she
-0.87	@forced spaniel
-1.92	@forced sword
-1.11	@forced teeth
-2.59	@forced the
1.75	@forced to
-0.96	@forced togeth
-2.53	@forced tool
-1.10	@forced track
-1.36	@forced two
1.97	@forced ua
-2.22	@forced uk
-2.78	@forced up
-2.47	@forced van
-1.87	@forced way
1.44	@forced wer
-1.10	@forced wheel
-2.17	@forced with
0.94	@forced work
2.43	@forced@growOp
-1.17	@forced@handle
-1.29	@forced@images
-2.02	@forced@keys
1.42	@forced@link
3.07	@forced@medicine
-2.01	@forced@moveMoney
-1.14	@forced@nitrous
3.09	@forced@noCredit
1.65	@forced@noMum
1.72	@forced@noParent
2.57	@forced@noTicket
-1.10	@forced@notSeen
1.48	@forced@originLand
-2.76	@forced@ownWill
-2.07	@forced@parcelWork
2.07	@forced@payFirst
-0.99	@forced@petCare
-2.60	@forced@petYoung
-1.58	@forced@protectedPay
-2.17	@forced@pup
-1.04	@forced@realJob
-0.85	@forced@sexRent
1.45	@forced@sexual
1.06	@forced@spray
0.92	@forced@stolen
-1.34	@forced@taskWork
0.98	@forced@ticketItem
-1.89	@forced@tobacco
2.38	@forced@tout
-2.17	@forced@toyGun
-1.67	@forced@trustTalk
1.74	@forced@untraceable
-2.84	@forced@viewing
2.87	@forced@vulnerable
1.03	@forced@wildlife
-1.46	@forced@withParent
4.30	@friendsFamily
1.84	@friendsFamily i
2.09	@friendsFamily payment
2.70	@friendsFamily pleas
1.89	@friendsFamily@gun
0.88	@friendsFamily@medicine
3.02	@friendsFamily@notSeen
3.12	@friendsFamily@payWord
2.09	@friendsFamily@protectedPay
2.28	@friendsFamily@salary
0.88	@friendsFamily@sexual
2.19	@friendsFamily@ticketItem
2.07	@friendsFamily@viewing
-2.03	@genuine
1.37	@genuine #
-1.09	@genuine ###
-2.12	@genuine $
-1.56	@genuine a
-0.85	@genuine alwa
-4.56	@genuine and
2.76	@genuine anoth
-1.78	@genuine bought
2.87	@genuine but
-2.33	@genuine club
-0.80	@genuine contract
1.35	@genuine from
-1.83	@genuine gucci
-1.44	@genuine honest
-2.56	@genuine mulberr
-2.34	@genuine old
-0.85	@genuine one
-1.53	@genuine quad
-2.19	@genuine reason
-1.84	@genuine receipt
-1.70	@genuine resal
-2.43	@genuine siz
-1.82	@genuine the
-1.97	@genuine two
-1.84	@genuine wher
-1.80	@genuine worn
-1.20	@genuine@groupsOfPeople
-1.30	@genuine@gun
-2.68	@genuine@hardDrug
0.89	@genuine@helper
-0.82	@genuine@invest
-1.78	@genuine@keys
-1.19	@genuine@loan
-1.19	@genuine@moveMoney
-2.15	@genuine@nitrous
-1.24	@genuine@noScript
1.16	@genuine@noSkill
-1.46	@genuine@petCare
-1.90	@genuine@piracy
-2.00	@genuine@protectedPay
-1.59	@genuine@pup
-1.12	@genuine@realJob
-1.15	@genuine@regulated
0.84	@genuine@salary
-0.99	@genuine@sexual
-1.45	@genuine@stolen
-1.58	@genuine@taskWork
-1.41	@genuine@ticketItem
-1.90	@genuine@tobacco
-1.85	@genuine@toyGun
-2.15	@genuine@trustTalk
-1.95	@genuine@weed
-1.60	@genuine@windfall
0.99	@groupsOfPeople
1.40	@groupsOfPeople #
1.27	@groupsOfPeople ##
-1.41	@groupsOfPeople ###
2.47	@groupsOfPeople $
-1.31	@groupsOfPeople an
-1.39	@groupsOfPeople and
1.91	@groupsOfPeople bet
-1.06	@groupsOfPeople book
1.46	@groupsOfPeople burn
-1.96	@groupsOfPeople caravan
-0.93	@groupsOfPeople companion
-1.46	@groupsOfPeople cooker
-1.59	@groupsOfPeople escort
1.53	@groupsOfPeople ful
2.68	@groupsOfPeople girl
1.73	@groupsOfPeople gre
-2.00	@groupsOfPeople head
-1.77	@groupsOfPeople histor
2.23	@groupsOfPeople in
2.02	@groupsOfPeople join
-0.94	@groupsOfPeople lad
-1.86	@groupsOfPeople laundr
2.86	@groupsOfPeople magic
1.49	@groupsOfPeople medium
2.50	@groupsOfPeople need
1.86	@groupsOfPeople nev
2.72	@groupsOfPeople no
1.64	@groupsOfPeople ok
2.82	@groupsOfPeople on
2.57	@groupsOfPeople or
2.07	@groupsOfPeople paid
3.51	@groupsOfPeople pleas
-2.26	@groupsOfPeople professional
2.35	@groupsOfPeople quick
1.52	@groupsOfPeople sel
-2.19	@groupsOfPeople shawl
-1.53	@groupsOfPeople singl
-0.93	@groupsOfPeople spic
-1.08	@groupsOfPeople spoken
-1.98	@groupsOfPeople strap
-1.77	@groupsOfPeople tabl
-2.57	@groupsOfPeople walk
-2.05	@groupsOfPeople woman
1.36	@groupsOfPeople@gun
1.03	@groupsOfPeople@haste
-1.68	@groupsOfPeople@images
2.46	@groupsOfPeople@insult
1.00	@groupsOfPeople@invest
1.45	@groupsOfPeople@keys
2.36	@groupsOfPeople@kitchenTool
-1.27	@groupsOfPeople@medicine
1.83	@groupsOfPeople@noMum
-1.14	@groupsOfPeople@noSkill
1.37	@groupsOfPeople@noTicket
4.30	@groupsOfPeople@notSeen
0.92	@groupsOfPeople@organ
-1.65	@groupsOfPeople@ownWill
1.68	@groupsOfPeople@payWord
-1.22	@groupsOfPeople@petCare
0.99	@groupsOfPeople@protectedPay
2.88	@groupsOfPeople@salary
-0.82	@groupsOfPeople@scheme
-1.22	@groupsOfPeople@sexual
1.00	@groupsOfPeople@spray
3.19	@groupsOfPeople@stolen
1.53	@groupsOfPeople@taskWork
3.13	@groupsOfPeople@threat
-1.79	@groupsOfPeople@ticketItem
2.94	@groupsOfPeople@untraceable
-1.03	@groupsOfPeople@viewing
2.30	@groupsOfPeople@vulnerable
1.42	@groupsOfPeople@wildlife
0.98	@groupsOfPeople@youthLook
1.88	@growOp
-2.20	@growOp #few
2.22	@growOp $
-2.45	@growOp and
-1.27	@growOp car
1.98	@growOp card
1.37	@growOp for
2.30	@growOp in
2.08	@growOp off
1.46	@growOp plat
1.51	@growOp quick
2.11	@growOp read
2.92	@growOp thi
-1.69	@growOp war
-2.45	@growOp@gun
2.18	@growOp@haste
2.44	@growOp@images
1.50	@growOp@keys
1.16	@growOp@medicine
0.88	@growOp@moveMoney
0.96	@growOp@noMum
1.19	@growOp@noSkill
0.95	@growOp@noTicket
1.54	@growOp@notSeen
-1.48	@growOp@organ
0.99	@growOp@piracy
-1.92	@growOp@realJob
1.55	@growOp@salary
2.73	@growOp@stolen
-0.92	@growOp@street
-1.71	@growOp@taskWork
-2.03	@growOp@threat
2.68	@growOp@viewing
1.36	@growOp@weed
1.23	@gun
2.03	@gun #
2.58	@gun #teen
-0.82	@gun $
-1.33	@gun a
-1.75	@gun adjust
1.38	@gun ammo
-1.76	@gun black
-0.86	@gun bosch
1.07	@gun box
-1.54	@gun bundl
-2.37	@gun cabinet
-2.44	@gun cartridg
-1.19	@gun certificat
-0.98	@gun clean
1.65	@gun convert
-1.52	@gun deal
0.90	@gun disguis
-1.42	@gun dog
2.65	@gun dril
2.03	@gun for
-2.16	@gun four
4.31	@gun fram
-2.94	@gun gas
-1.71	@gun glass
-2.03	@gun green
-0.89	@gun heat
-1.92	@gun k
-1.51	@gun lesson
-0.85	@gun look
-2.39	@gun metal
2.23	@gun no
-1.87	@gun pa
-1.42	@gun paslod
-1.44	@gun pellet
1.90	@gun post
-1.20	@gun saf
-1.91	@gun scop
-2.42	@gun shop
-1.83	@gun slip
2.29	@gun stil
-1.46	@gun target
0.94	@gun the
2.65	@gun their
-1.86	@gun theragun
1.69	@gun to
1.93	@gun tonight
1.44	@gun want
-1.37	@gun work
2.01	@gun@handle
-2.37	@gun@hardDrug
2.68	@gun@haste
1.27	@gun@helper
2.64	@gun@insult
2.44	@gun@invest
-2.41	@gun@keys
-1.95	@gun@nitrous
1.35	@gun@noMum
1.86	@gun@noParent
2.58	@gun@noTicket
2.26	@gun@notSeen
1.51	@gun@organ
1.39	@gun@originLand
-1.30	@gun@ownWill
-0.96	@gun@piracy
-1.99	@gun@pup
-0.84	@gun@regulated
-1.42	@gun@sexual
1.67	@gun@spray
1.20	@gun@street
-1.04	@gun@threat
2.67	@gun@ticketItem
-2.95	@gun@toyGun
1.67	@gun@trustTalk
-1.46	@gun@viewing
1.24	@gun@windfall
-0.96	@gun@youthLook
4.02	@hacking
2.71	@hacking $
2.88	@hacking account
-0.90	@hacking and
1.81	@hacking block
3.21	@hacking for
2.08	@hacking on
2.30	@hacking universit
1.41	@hacking whatsap
1.57	@hacking who
2.50	@hacking@helper
2.21	@hacking@invest
2.23	@hacking@kitchenTool
1.63	@hacking@noCredit
1.18	@hacking@noSkill
0.93	@hacking@payFirst
1.70	@hacking@payWord
1.32	@hacking@realJob
2.00	@hacking@stolen
2.07	@hacking@untraceable
3.49	@handle
1.40	@handle $
2.40	@handle dot
1.72	@handle everyth
-3.09	@handle film
2.60	@handle the
2.20	@handle@helper
1.79	@handle@images
1.95	@handle@keys
-1.77	@handle@kitchenTool
-0.96	@handle@medicine
2.64	@handle@payWord
-1.17	@handle@realJob
1.19	@handle@salary
1.11	@handle@sexual
1.88	@handle@viewing
1.38	@hardDrug
2.22	@hardDrug #
3.45	@hardDrug #few
2.39	@hardDrug and
-2.89	@hardDrug at
-1.80	@hardDrug bag
1.54	@hardDrug bar
-3.78	@hardDrug bear
1.95	@hardDrug best
-1.28	@hardDrug boat
-2.67	@hardDrug bottl
2.81	@hardDrug by
-1.47	@hardDrug camera
2.08	@hardDrug cart
-2.57	@hardDrug chandeli
3.03	@hardDrug chem
-1.64	@hardDrug chic
3.11	@hardDrug deliver
-2.34	@hardDrug dol
-3.45	@hardDrug fil
3.08	@hardDrug for
-0.88	@hardDrug glass
-2.39	@hardDrug glob
-3.22	@hardDrug heal
-2.89	@hardDrug in
1.28	@hardDrug injection
1.46	@hardDrug k
-2.67	@hardDrug lamp
-2.42	@hardDrug mad
2.48	@hardDrug mand
2.34	@hardDrug meth
-1.91	@hardDrug mit
-2.66	@hardDrug moor
1.66	@hardDrug mushroom
2.74	@hardDrug needl
-3.69	@hardDrug of
-1.46	@hardDrug one
2.47	@hardDrug pap
2.61	@hardDrug past
1.67	@hardDrug patch
-0.85	@hardDrug peak
3.24	@hardDrug pil
2.53	@hardDrug post
-2.80	@hardDrug rack
-1.75	@hardDrug repair
1.98	@hardDrug rock
-1.74	@hardDrug scen
-1.59	@hardDrug screen
2.02	@hardDrug sheet
-1.75	@hardDrug shovel
-2.07	@hardDrug singl
-1.59	@hardDrug skat
-1.98	@hardDrug sledg
3.48	@hardDrug straight
-1.58	@hardDrug the
-0.93	@hardDrug tin
1.76	@hardDrug top
-1.80	@hardDrug tripl
-2.74	@hardDrug turn
2.92	@hardDrug two
1.54	@hardDrug vap
2.34	@hardDrug whit
-4.02	@hardDrug zero
0.87	@hardDrug@haste
1.67	@hardDrug@helper
-0.97	@hardDrug@insult
-1.23	@hardDrug@invest
2.56	@hardDrug@jail
2.08	@hardDrug@keys
-1.09	@hardDrug@kitchenTool
-1.74	@hardDrug@loveTalk
2.57	@hardDrug@medicine
1.99	@hardDrug@nitrous
2.16	@hardDrug@noScript
1.62	@hardDrug@organ
-1.36	@hardDrug@originLand
1.45	@hardDrug@payWord
-3.08	@hardDrug@petCare
-1.12	@hardDrug@petFarm
1.53	@hardDrug@petYoung
1.67	@hardDrug@piracy
-1.00	@hardDrug@protectedPay
-1.30	@hardDrug@pup
2.48	@hardDrug@realJob
-1.36	@hardDrug@regulated
1.24	@hardDrug@spray
-2.96	@hardDrug@street
2.54	@hardDrug@taskWork
-1.19	@hardDrug@ticketItem
-0.96	@hardDrug@tobacco
2.17	@hardDrug@weed
-1.61	@hardDrug@wildlife
-3.55	@hardDrug@windfall
-2.47	@haste $
1.06	@haste clon
-1.18	@haste coffe
-1.57	@haste first
2.23	@haste hav
1.62	@haste no
1.83	@haste pay
-2.45	@haste start
-1.19	@haste@link
1.68	@haste@medicine
0.83	@haste@noScript
-1.19	@haste@notSeen
1.88	@haste@payWord
1.22	@haste@piracy
1.08	@haste@pyramid
-0.86	@haste@realJob
1.25	@haste@regulated
0.98	@haste@spray
1.90	@haste@stolen
-1.50	@haste@street
0.93	@haste@ticketItem
-1.17	@haste@tobacco
0.94	@haste@toyGun
-1.48	@haste@youthLook
-1.49	@helper $
-2.05	@helper a
-2.42	@helper abroad
-1.74	@helper ages
-1.65	@helper allow
1.46	@helper and
-1.44	@helper awn
-1.84	@helper bag
1.29	@helper befor
-1.44	@helper box
-1.47	@helper bring
3.08	@helper brings
-0.94	@helper by
1.51	@helper can
1.98	@helper collect
1.49	@helper compan
-1.86	@helper dbs
2.40	@helper depot
2.56	@helper fee
1.91	@helper firm
3.30	@helper first
-0.92	@helper florist
-2.55	@helper for
1.12	@helper from
1.55	@helper handl
1.44	@helper has
1.76	@helper includ
-2.02	@helper into
2.10	@helper job
-1.00	@helper lik
-2.54	@helper manag
-1.86	@helper no
2.00	@helper not
1.93	@helper ok
-1.84	@helper own
1.12	@helper pay
-1.76	@helper pick
-2.15	@helper prescription
-2.10	@helper register
2.47	@helper remot
-1.57	@helper s
-1.33	@helper sal
-2.73	@helper sam
-2.09	@helper show
-1.53	@helper sra
1.98	@helper tablet
3.11	@helper them
2.34	@helper until
-1.45	@helper van
-1.27	@helper we
1.66	@helper who
3.29	@helper wil
-1.04	@helper with
3.20	@helper would
2.24	@helper your
-1.63	@helper@invest
-1.70	@helper@loan
1.36	@helper@medicine
-1.56	@helper@nitrous
1.21	@helper@noCredit
2.60	@helper@noScript
2.18	@helper@noSkill
1.50	@helper@notSeen
-1.26	@helper@organ
2.56	@helper@originLand
2.19	@helper@overpay
-1.11	@helper@ownWill
-1.50	@helper@parcelWork
1.84	@helper@payFirst
1.31	@helper@payWord
-1.85	@helper@petFarm
1.94	@helper@petYoung
3.25	@helper@piracy
1.62	@helper@pup
-1.56	@helper@regulated
2.35	@helper@salary
1.08	@helper@stolen
-1.27	@helper@street
-1.38	@helper@taskWork
1.58	@helper@threat
1.07	@helper@tobacco
-1.85	@helper@toyGun
-2.09	@helper@viewing
1.60	@helper@visaSham
0.96	@helper@warZone
-1.84	@helper@weed
-2.05	@helper@windfall
-1.95	@images all
3.41	@images and
-2.56	@images assessment
-1.90	@images book
-1.72	@images but
-1.16	@images by
1.91	@images cal
-1.59	@images camp
2.37	@images cash
-2.25	@images colour
1.44	@images defenc
-1.73	@images down
0.82	@images earn
-2.56	@images emplo
-1.71	@images flat
1.58	@images for
2.18	@images from
-1.71	@images glass
-2.22	@images heel
-1.08	@images i
2.24	@images is
-1.51	@images lesson
2.31	@images maid
1.13	@images massag
2.58	@images no
1.48	@images of
2.26	@images onlin
1.42	@images paid
-1.93	@images pleas
1.84	@images privat
-1.77	@images set
-1.73	@images slip
-0.83	@images spar
2.03	@images swap
-1.26	@images verifi
1.37	@images without
1.04	@images@kitchenTool
3.03	@images@link
-0.86	@images@medicine
-1.00	@images@nitrous
2.24	@images@noMum
2.50	@images@noParent
2.00	@images@noSkill
1.46	@images@noTicket
1.09	@images@notSeen
-2.02	@images@ownWill
-1.03	@images@payFirst
-1.88	@images@petFarm
-1.44	@images@piracy
2.11	@images@realJob
-1.16	@images@regulated
-1.75	@images@scheme
2.05	@images@sexual
2.22	@images@spray
1.23	@images@stolen
1.57	@images@taskWork
-1.76	@images@threat
0.84	@images@ticketItem
-2.39	@images@tobacco
1.88	@images@toyGun
2.37	@images@visaSham
-2.05	@images@weed
1.61	@images@wildlife
-1.29	@images@windfall
1.66	@insult
-1.24	@insult $
1.45	@insult animal
2.05	@insult as
-2.27	@insult cheap
-1.58	@insult for
1.78	@insult gyppo
1.46	@insult gyps
2.52	@insult hotel
1.91	@insult jew
-0.87	@insult practic
-1.56	@insult shown
-1.72	@insult when
-1.56	@insult with
-0.90	@insult@keys
1.31	@insult@kitchenTool
0.94	@insult@noSkill
1.01	@insult@notSeen
1.95	@insult@organ
0.88	@insult@realJob
-0.90	@insult@regulated
-1.02	@insult@stolen
3.27	@insult@taskWork
3.09	@insult@threat
-1.10	@insult@toyGun
2.37	@invest ##
-1.76	@invest #few
-2.19	@invest $
-2.20	@invest and
1.35	@invest bitcoin
1.52	@invest bot
-2.25	@invest box
1.39	@invest doubl
2.24	@invest for
-1.48	@invest from
1.94	@invest group
-1.63	@invest hmrc
2.14	@invest id
-1.12	@invest in
2.35	@invest is
2.23	@invest jam
1.52	@invest mak
1.68	@invest mentor
1.70	@invest mone
1.29	@invest no
1.51	@invest only
0.97	@invest pric
-2.44	@invest sal
-0.99	@invest them
1.21	@invest then
-0.88	@invest trip
-2.69	@invest@keys
-2.26	@invest@loan
1.63	@invest@moveMoney
1.74	@invest@overpay
-1.05	@invest@ownWill
1.18	@invest@payFirst
1.65	@invest@petFarm
1.63	@invest@pyramid
0.87	@invest@realJob
-2.06	@invest@regulated
1.96	@invest@sexRent
1.66	@invest@sexual
0.93	@invest@spray
0.96	@invest@taskWork
0.82	@invest@ticketItem
2.14	@invest@tout
-1.32	@invest@viewing
1.29	@invest@windfall
2.05	@jail
1.48	@jail $
-1.47	@jail charit
-1.47	@jail@noScript
-2.54	@keys $
1.61	@keys are
-2.59	@keys at
1.56	@keys barrel
-1.23	@keys bolt
0.97	@keys by
1.66	@keys com
2.12	@keys crack
-0.86	@keys crisp
-1.57	@keys cut
2.29	@keys for
1.96	@keys from
-2.16	@keys hand
-0.88	@keys hpi
-1.69	@keys in
-2.55	@keys is
0.85	@keys need
2.73	@keys no
-1.95	@keys only
2.58	@keys or
-0.82	@keys program
-2.31	@keys saf
-1.08	@keys smal
1.01	@keys the
2.74	@keys unlimit
2.11	@keys wil
1.75	@keys@letFraud
1.00	@keys@noCredit
1.59	@keys@noSkill
0.96	@keys@notSeen
2.86	@keys@parcelFirm
-1.71	@keys@petYoung
1.96	@keys@piracy
2.37	@keys@realJob
1.08	@keys@salary
1.50	@keys@stolen
1.23	@keys@untraceable
-1.81	@keys@viewing
-2.62	@keys@weed
-1.07	@keys@wildlife
-1.02	@kitchenTool
1.89	@kitchenTool #
-0.80	@kitchenTool $
-1.37	@kitchenTool a
-2.75	@kitchenTool and
-3.35	@kitchenTool availabl
-1.13	@kitchenTool blad
-1.86	@kitchenTool board
1.41	@kitchenTool book
-1.95	@kitchenTool clear
-1.41	@kitchenTool clearanc
-0.89	@kitchenTool cov
-2.14	@kitchenTool de
-1.17	@kitchenTool dry
-1.05	@kitchenTool even
-1.36	@kitchenTool fee
-1.72	@kitchenTool for
-1.71	@kitchenTool four
-1.17	@kitchenTool from
-1.51	@kitchenTool half
-0.97	@kitchenTool has
2.80	@kitchenTool high
-1.77	@kitchenTool hob
-1.07	@kitchenTool hos
-1.99	@kitchenTool id
-2.55	@kitchenTool is
-0.94	@kitchenTool it
-1.57	@kitchenTool kitchen
-3.53	@kitchenTool knif
-2.51	@kitchenTool kniv
2.71	@kitchenTool last
1.29	@kitchenTool liv
-1.42	@kitchenTool look
2.12	@kitchenTool my
-0.90	@kitchenTool no
0.91	@kitchenTool of
3.27	@kitchenTool off
-1.15	@kitchenTool open
2.74	@kitchenTool our
-1.25	@kitchenTool over
-1.37	@kitchenTool own
-1.36	@kitchenTool park
-1.39	@kitchenTool pet
1.81	@kitchenTool phon
-2.11	@kitchenTool plant
-0.94	@kitchenTool pot
1.01	@kitchenTool privat
-1.89	@kitchenTool rent
-2.64	@kitchenTool s
-1.22	@kitchenTool sal
-1.41	@kitchenTool shed
-0.90	@kitchenTool six
-1.78	@kitchenTool siz
-2.30	@kitchenTool stov
-1.06	@kitchenTool sword
2.35	@kitchenTool tabl
-1.88	@kitchenTool tackl
-1.17	@kitchenTool tank
1.05	@kitchenTool test
-1.80	@kitchenTool tool
-3.01	@kitchenTool two
2.53	@kitchenTool us
1.45	@kitchenTool verif
-1.62	@kitchenTool view
-1.65	@kitchenTool wal
-1.42	@kitchenTool weed
-1.52	@kitchenTool wel
0.93	@kitchenTool with
-1.74	@kitchenTool@letFraud
2.15	@kitchenTool@link
2.17	@kitchenTool@medicine
-1.42	@kitchenTool@moveMoney
-1.15	@kitchenTool@nitrous
1.48	@kitchenTool@noCredit
1.59	@kitchenTool@noMum
1.13	@kitchenTool@noScript
1.62	@kitchenTool@organ
0.81	@kitchenTool@payFirst
-1.67	@kitchenTool@petCare
-2.69	@kitchenTool@piracy
2.10	@kitchenTool@pyramid
-1.80	@kitchenTool@regulated
-1.13	@kitchenTool@scheme
-2.02	@kitchenTool@sexRent
-1.86	@kitchenTool@spray
2.01	@kitchenTool@stolen
-1.13	@kitchenTool@street
-1.09	@kitchenTool@tobacco
-1.76	@kitchenTool@toyGun
-1.79	@kitchenTool@trustTalk
-1.84	@kitchenTool@untraceable
1.26	@kitchenTool@viewing
2.37	@kitchenTool@vulnerable
3.92	@kitchenTool@wildlife
1.21	@letFraud
1.80	@letFraud and
-1.99	@letFraud host
1.62	@letFraud my
-1.88	@letFraud our
2.07	@letFraud wil
1.92	@letFraud you
1.09	@letFraud@link
1.62	@letFraud@noParent
1.97	@letFraud@notSeen
1.04	@letFraud@payWord
-2.01	@letFraud@realJob
-1.48	@letFraud@scheme
1.50	@letFraud@sexual
2.95	@link
1.37	@link card
-1.37	@link fenc
2.94	@link for
2.05	@link fre
1.81	@link her
-1.59	@link lol
1.87	@link swap
1.94	@link thi
1.26	@link to
-2.59	@link was
-1.07	@link what
1.69	@link your
0.87	@link@loan
1.83	@link@nitrous
1.03	@link@notSeen
-1.15	@link@organ
1.30	@link@parcelFirm
3.42	@link@payWord
1.85	@link@salary
-2.34	@link@stolen
-0.95	@link@threat
0.82	@link@ticketItem
0.82	@link@untraceable
1.42	@link@viewing
-1.81	@link@weed
1.67	@link@windfall
-1.43	@loan and
1.63	@loan bad
2.39	@loan me
-2.33	@loan of
-0.87	@loan subject
2.71	@loan your
-1.02	@loan@moveMoney
2.58	@loan@noCredit
1.06	@loan@petCare
-1.19	@loan@protectedPay
1.57	@loan@salary
-0.92	@loan@stolen
0.90	@loan@ticketItem
1.05	@loan@tout
1.63	@loveTalk $
1.75	@loveTalk and
-2.13	@loveTalk of
1.54	@loveTalk the
1.75	@loveTalk to
-2.21	@loveTalk@notSeen
2.10	@loveTalk@organ
1.05	@loveTalk@payWord
1.35	@loveTalk@warZone
2.35	@loveTalk@windfall
2.96	@medicine
2.30	@medicine #
2.93	@medicine ##
0.93	@medicine #few
0.84	@medicine #teen
-1.17	@medicine a
2.09	@medicine abov
1.49	@medicine amoxicillin
4.94	@medicine and
1.68	@medicine at
2.51	@medicine bar
2.61	@medicine bottl
1.62	@medicine box
-1.49	@medicine by
-2.16	@medicine clinic
1.15	@medicine dbol
-0.81	@medicine four
2.52	@medicine from
1.71	@medicine girl
1.54	@medicine in
1.27	@medicine jel
-0.85	@medicine kit
2.59	@medicine left
2.41	@medicine legal
1.84	@medicine my
1.16	@medicine no
-2.99	@medicine on
1.34	@medicine one
2.47	@medicine pen
1.91	@medicine pil
1.72	@medicine seal
2.29	@medicine seat
-1.24	@medicine seven
-1.89	@medicine staff
-3.29	@medicine stool
1.05	@medicine tablet
1.28	@medicine tan
-1.79	@medicine the
2.36	@medicine thre
1.68	@medicine too
-2.23	@medicine towel
1.10	@medicine tren
-2.21	@medicine two
-3.12	@medicine used
2.04	@medicine vall
2.09	@medicine vial
1.37	@medicine with
-1.61	@medicine@nitrous
0.93	@medicine@noCredit
1.47	@medicine@noMum
5.76	@medicine@noScript
0.94	@medicine@noSkill
0.88	@medicine@noTicket
2.53	@medicine@notSeen
1.64	@medicine@originLand
1.96	@medicine@paperHold
1.34	@medicine@parcelWork
1.43	@medicine@payFirst
1.84	@medicine@petFarm
-1.00	@medicine@piracy
-1.63	@medicine@pup
1.34	@medicine@realJob
-2.13	@medicine@regulated
-0.94	@medicine@salary
1.17	@medicine@sexRent
1.00	@medicine@sexual
1.23	@medicine@street
1.95	@medicine@ticketItem
0.85	@medicine@tobacco
1.31	@medicine@tout
-1.73	@medicine@viewing
1.45	@medicine@vulnerable
2.16	@medicine@weed
-1.96	@medicine@wildlife
1.08	@medicine@windfall
1.13	@moveMoney
0.98	@moveMoney ##
2.08	@moveMoney ###
1.01	@moveMoney #few
2.22	@moveMoney $
1.74	@moveMoney abroad
1.07	@moveMoney anywher
0.88	@moveMoney at
-2.63	@moveMoney collection
-3.06	@moveMoney ear
1.84	@moveMoney ever
-1.29	@moveMoney feet
2.16	@moveMoney into
1.44	@moveMoney it
1.31	@moveMoney keep
-3.16	@moveMoney leaf
-2.02	@moveMoney metr
1.41	@moveMoney my
-1.10	@moveMoney post
-1.88	@moveMoney screw
-1.63	@moveMoney the
2.29	@moveMoney you
1.62	@moveMoney@noParent
1.98	@moveMoney@noSkill
-1.13	@moveMoney@protectedPay
1.98	@moveMoney@realJob
-1.82	@moveMoney@street
1.81	@moveMoney@untraceable
1.27	@moveMoney@weed
-1.23	@moveMoney@wildlife
2.25	@nitrous #
0.95	@nitrous ##
1.20	@nitrous $
2.66	@nitrous all
-1.49	@nitrous box
-2.12	@nitrous by
2.29	@nitrous cream
1.52	@nitrous first
-1.26	@nitrous friend
-1.49	@nitrous from
-2.24	@nitrous in
-3.04	@nitrous kit
1.44	@nitrous noth
2.57	@nitrous part
2.05	@nitrous payabl
-1.58	@nitrous receipt
1.02	@nitrous two
1.31	@nitrous up
-1.44	@nitrous you
-1.98	@nitrous@noScript
1.68	@nitrous@notSeen
-1.19	@nitrous@originLand
-0.96	@nitrous@ownWill
1.62	@nitrous@payFirst
-1.66	@nitrous@petFarm
1.47	@nitrous@piracy
-2.26	@nitrous@regulated
0.81	@nitrous@salary
2.03	@nitrous@sexual
-1.77	@nitrous@stolen
-1.71	@nitrous@tobacco
-2.19	@nitrous@toyGun
-1.13	@nitrous@trustTalk
-1.70	@nitrous@weed
1.70	@nitrous@wildlife
3.80	@noCredit
1.48	@noCredit $
1.81	@noCredit cash
1.23	@noCredit furnish
1.28	@noCredit guarant
2.56	@noCredit imei
1.95	@noCredit one
1.03	@noCredit pay
2.67	@noCredit phon
1.20	@noCredit@noSkill
1.50	@noCredit@payFirst
1.92	@noCredit@payWord
1.95	@noCredit@petCare
0.93	@noCredit@realJob
1.81	@noCredit@salary
0.98	@noCredit@scheme
0.83	@noCredit@stolen
0.80	@noCredit@toyGun
5.09	@noMum
1.59	@noMum $
2.05	@noMum be
1.78	@noMum but
1.91	@noMum cash
1.59	@noMum fly
1.03	@noMum i
1.51	@noMum need
2.20	@noMum no
2.03	@noMum on
1.59	@noMum to
1.95	@noMum@organ
1.50	@noMum@originLand
1.23	@noMum@payWord
2.36	@noMum@petCare
1.18	@noMum@petFarm
2.35	@noMum@petYoung
1.57	@noMum@piracy
3.42	@noMum@pup
1.40	@noMum@realJob
0.87	@noMum@sexual
2.27	@noMum@stolen
1.63	@noMum@street
2.67	@noMum@toyGun
1.59	@noMum@vulnerable
1.91	@noMum@wildlife
2.83	@noParent
2.24	@noParent $
1.62	@noParent and
1.22	@noParent from
-1.25	@noParent lesson
-2.49	@noParent my
1.62	@noParent the
2.71	@noParent your
1.25	@noParent@realJob
1.05	@noParent@taskWork
1.37	@noParent@threat
1.27	@noParent@toyGun
-1.34	@noParent@windfall
1.93	@noScript
1.22	@noScript #
1.73	@noScript ##
0.87	@noScript #teen
0.85	@noScript $
-1.91	@noScript and
-2.41	@noScript bulk
1.69	@noScript cash
1.43	@noScript cold
-1.77	@noScript dvd
2.33	@noScript fift
1.14	@noScript first
-2.12	@noScript friend
2.08	@noScript from
1.35	@noScript gold
2.16	@noScript in
-2.24	@noScript knif
-1.78	@noScript light
2.58	@noScript liv
-1.42	@noScript nail
1.62	@noScript need
2.01	@noScript no
1.77	@noScript of
-1.15	@noScript our
-2.13	@noScript pin
2.19	@noScript post
-1.01	@noScript record
1.60	@noScript sort
-2.39	@noScript ten
1.93	@noScript to
-1.18	@noScript und
1.34	@noScript vial
-1.96	@noScript visa
-0.84	@noScript we
1.31	@noScript weight
2.48	@noScript@organ
1.34	@noScript@parcelWork
-1.50	@noScript@payWord
1.17	@noScript@petFarm
-2.49	@noScript@pup
-1.39	@noScript@realJob
-1.79	@noScript@salary
-1.49	@noScript@spray
-2.09	@noScript@street
-2.81	@noScript@threat
2.36	@noScript@tobacco
1.01	@noScript@trustTalk
1.61	@noScript@viewing
2.47	@noScript@warZone
2.96	@noScript@weed
1.55	@noScript@wildlife
1.61	@noScript@windfall
-1.48	@noScript@youthLook
1.88	@noSkill
2.29	@noSkill #
-2.21	@noSkill about
3.12	@noSkill ask
1.61	@noSkill cash
1.63	@noSkill do
1.23	@noSkill furnish
-1.66	@noSkill meet
1.84	@noSkill no
1.44	@noSkill the
-2.03	@noSkill train
2.09	@noSkill we
0.86	@noSkill@noTicket
1.00	@noSkill@notSeen
-1.85	@noSkill@originLand
1.25	@noSkill@payFirst
1.88	@noSkill@petCare
-2.22	@noSkill@petFarm
-0.83	@noSkill@regulated
2.52	@noSkill@sexual
3.34	@noSkill@stolen
1.13	@noSkill@taskWork
1.54	@noSkill@toyGun
2.04	@noSkill@vulnerable
5.72	@noTicket
1.22	@noTicket ##
3.20	@noTicket $
1.26	@noTicket as
1.37	@noTicket ask
1.73	@noTicket at
1.66	@noTicket box
1.48	@noTicket cash
1.77	@noTicket collection
1.59	@noTicket fly
1.40	@noTicket from
1.39	@noTicket must
1.82	@noTicket need
1.65	@noTicket no
1.22	@noTicket@notSeen
0.98	@noTicket@organ
1.57	@noTicket@payWord
1.29	@noTicket@petYoung
1.63	@noTicket@pup
1.37	@noTicket@realJob
1.01	@noTicket@sexual
2.37	@noTicket@stolen
1.75	@noTicket@street
1.43	@noTicket@threat
1.93	@noTicket@ticketItem
2.25	@noTicket@toyGun
1.02	@noTicket@vulnerable
1.17	@noTicket@wildlife
2.00	@notSeen
2.36	@notSeen #
1.55	@notSeen ##
1.37	@notSeen $
-1.56	@notSeen abi
1.31	@notSeen aft
0.93	@notSeen as
1.03	@notSeen at
2.49	@notSeen bank
-1.77	@notSeen bu
1.71	@notSeen deliver
1.82	@notSeen email
1.49	@notSeen fifteen
-1.84	@notSeen for
-1.13	@notSeen from
-0.86	@notSeen her
2.07	@notSeen hold
-2.21	@notSeen hous
1.20	@notSeen i
1.34	@notSeen it
2.57	@notSeen keep
2.68	@notSeen must
1.00	@notSeen no
1.38	@notSeen on
1.64	@notSeen open
-3.33	@notSeen pleas
-1.95	@notSeen pric
1.47	@notSeen sel
1.41	@notSeen send
-1.76	@notSeen shelv
1.34	@notSeen show
-1.29	@notSeen sinc
1.75	@notSeen tak
1.48	@notSeen text
3.15	@notSeen the
2.16	@notSeen want
-1.57	@notSeen when
2.13	@notSeen whit
1.82	@notSeen@organ
2.75	@notSeen@originLand
-2.14	@notSeen@ownWill
1.53	@notSeen@parcelFirm
2.09	@notSeen@payFirst
1.49	@notSeen@payWord
2.29	@notSeen@petCare
1.52	@notSeen@petYoung
2.95	@notSeen@protectedPay
3.45	@notSeen@pup
-1.10	@notSeen@regulated
-1.38	@notSeen@scheme
-1.14	@notSeen@sexual
-0.91	@notSeen@stolen
-1.09	@notSeen@street
1.45	@notSeen@threat
0.92	@notSeen@ticketItem
-1.10	@notSeen@tobacco
2.17	@notSeen@tout
-1.89	@notSeen@toyGun
3.65	@notSeen@untraceable
1.15	@notSeen@viewing
-2.10	@notSeen@windfall
1.05	@notSeen@youthLook
1.55	@organ
-2.44	@organ $
1.09	@organ abov
-1.84	@organ abroad
2.23	@organ and
-1.22	@organ batter
-2.09	@organ bean
-2.95	@organ bird
2.54	@organ blood
2.58	@organ bullet
1.78	@organ clos
-1.52	@organ dish
3.79	@organ for
-1.05	@organ hybrid
-1.67	@organ on
1.59	@organ oversea
-0.96	@organ pencil
-0.96	@organ room
-1.38	@organ strap
-0.81	@organ the
-3.00	@organ wag
2.03	@organ with
-2.02	@organ yamaha
2.74	@organ@paperHold
1.43	@organ@payFirst
1.52	@organ@payWord
1.15	@organ@petFarm
0.85	@organ@petYoung
1.15	@organ@pup
-1.35	@organ@regulated
0.95	@organ@salary
-0.91	@organ@scheme
3.18	@organ@sexual
1.72	@organ@street
-2.28	@organ@ticketItem
1.20	@organ@toyGun
1.86	@organ@trustTalk
-2.25	@organ@viewing
2.28	@organ@vulnerable
1.53	@organ@warZone
1.66	@organ@windfall
1.37	@originLand $
0.87	@originLand and
-1.85	@originLand communit
-1.30	@originLand coupl
-0.93	@originLand dictionar
1.81	@originLand girl
1.73	@originLand gre
-2.00	@originLand head
-1.07	@originLand interpret
2.03	@originLand mad
-2.11	@originLand massag
1.33	@originLand or
1.97	@originLand passport
1.99	@originLand qualit
-1.20	@originLand speak
-0.93	@originLand spic
-1.08	@originLand spoken
1.89	@originLand wil
-2.30	@originLand@ownWill
1.03	@originLand@petCare
1.18	@originLand@pup
-2.39	@originLand@realJob
-0.90	@originLand@regulated
1.24	@originLand@salary
-1.45	@originLand@taskWork
-2.44	@originLand@toyGun
1.30	@originLand@untraceable
1.50	@originLand@viewing
1.28	@originLand@weed
0.94	@originLand@wildlife
1.25	@overpay
1.80	@overpay pleas
2.05	@overpay@payWord
1.85	@overpay@salary
1.74	@overpay@untraceable
-3.37	@ownWill
-1.57	@ownWill #
-1.73	@ownWill $
-1.80	@ownWill and
-1.26	@ownWill by
-1.14	@ownWill clean
-1.73	@ownWill document
-1.39	@ownWill lad
-1.10	@ownWill leed
-1.31	@ownWill no
-1.72	@ownWill only
-1.62	@ownWill own
-1.77	@ownWill saf
-1.26	@ownWill verifi
-0.97	@ownWill@payWord
-1.49	@ownWill@realJob
-1.15	@ownWill@regulated
-1.94	@ownWill@salary
-1.61	@ownWill@sexual
-1.86	@ownWill@taskWork
-1.25	@ownWill@trustTalk
-1.94	@ownWill@viewing
3.48	@paperHold
1.33	@paperHold and
2.77	@paperHold sta
4.05	@paperHold@payWord
1.36	@paperHold@realJob
3.66	@paperHold@salary
1.67	@paperHold@toyGun
1.09	@parcelFirm
-1.38	@parcelFirm $
1.20	@parcelFirm a
1.68	@parcelFirm fee
2.42	@parcelFirm in
2.14	@parcelFirm onc
-1.74	@parcelFirm special
1.73	@parcelFirm@payFirst
2.37	@parcelFirm@payWord
-1.11	@parcelFirm@realJob
1.97	@parcelFirm@salary
-1.43	@parcelFirm@toyGun
1.19	@parcelFirm@untraceable
1.58	@parcelWork $
1.92	@parcelWork and
2.50	@parcelWork at
-1.27	@parcelWork deliver
-1.21	@parcelWork depot
1.96	@parcelWork for
1.03	@parcelWork inspector
1.79	@parcelWork pay
1.66	@parcelWork put
-3.07	@parcelWork sort
1.54	@parcelWork tak
-1.59	@parcelWork tap
1.99	@parcelWork you
-1.79	@parcelWork@petCare
-0.88	@parcelWork@realJob
0.83	@parcelWork@taskWork
1.59	@payFirst
2.57	@payFirst $
-1.29	@payFirst fee
1.50	@payFirst get
1.62	@payFirst i
-2.42	@payFirst so
1.63	@payFirst@payWord
1.05	@payFirst@petCare
1.91	@payFirst@pup
1.47	@payFirst@realJob
2.07	@payFirst@regulated
1.92	@payFirst@salary
-1.58	@payFirst@taskWork
-1.26	@payFirst@threat
2.20	@payFirst@ticketItem
2.06	@payFirst@tout
2.00	@payFirst@untraceable
1.45	@payFirst@viewing
3.23	@payFirst@windfall
1.94	@payWord #
2.04	@payWord ##
2.83	@payWord ###
0.81	@payWord #few
-2.25	@payWord #teen
0.90	@payWord $
-0.83	@payWord a
-2.28	@payWord administrator
0.97	@payWord aft
-2.53	@payWord ap
1.91	@payWord are
3.04	@payWord arriv
-2.10	@payWord at
0.97	@payWord back
0.80	@payWord becaus
-0.94	@payWord beyond
-0.93	@payWord break
-1.95	@payWord cap
-1.02	@payWord cash
1.84	@payWord check
2.09	@payWord com
1.86	@payWord cover
0.81	@payWord dbs
2.52	@payWord deposit
0.91	@payWord do
-2.59	@payWord fin
3.56	@payWord first
-1.04	@payWord fiv
-1.40	@payWord friend
-1.07	@payWord from
-1.45	@payWord ful
2.36	@payWord get
1.30	@payWord go
2.49	@payWord half
-0.86	@payWord has
-0.99	@payWord held
0.92	@payWord her
1.96	@payWord him
-1.29	@payWord hold
-1.72	@payWord hotel
-1.12	@payWord i
2.24	@payWord if
1.92	@payWord in
-2.07	@payWord interview
1.80	@payWord is
2.31	@payWord it
-2.20	@payWord loom
-1.48	@payWord massag
2.28	@payWord me
-3.05	@payWord month
-0.92	@payWord mor
1.40	@payWord must
-1.19	@payWord my
3.03	@payWord need
1.87	@payWord no
-1.57	@payWord not
-2.74	@payWord noth
2.22	@payWord now
-0.89	@payWord of
2.30	@payWord off
2.01	@payWord ok
-1.49	@payWord on
-2.99	@payWord onc
1.24	@payWord one
0.89	@payWord only
2.04	@payWord open
-1.01	@payWord or
2.34	@payWord our
1.21	@payWord out
-1.14	@payWord own
1.34	@payWord photo
2.13	@payWord plan
1.21	@payWord postag
2.83	@payWord proof
-2.46	@payWord protect
-0.85	@payWord receipt
-1.38	@payWord referenc
-1.33	@payWord refund
-0.93	@payWord revalidation
2.31	@payWord show
-1.65	@payWord six
-1.02	@payWord social
1.17	@payWord statu
-1.27	@payWord tak
-1.20	@payWord telesal
-1.01	@payWord that
2.73	@payWord the
3.01	@payWord them
1.91	@payWord then
1.43	@payWord ther
2.85	@payWord to
4.02	@payWord toda
1.74	@payWord too
1.76	@payWord transf
-2.22	@payWord travel
0.89	@payWord two
-0.89	@payWord upfront
2.18	@payWord via
0.85	@payWord view
-1.33	@payWord visa
1.24	@payWord we
-2.20	@payWord week
-2.43	@payWord when
-1.54	@payWord work
2.52	@payWord you
2.04	@payWord@petCare
-2.93	@payWord@petFarm
2.79	@payWord@piracy
-1.01	@payWord@protectedPay
2.22	@payWord@pup
2.19	@payWord@pyramid
-1.49	@payWord@scheme
1.18	@payWord@sexRent
2.02	@payWord@sexual
0.88	@payWord@spray
-2.17	@payWord@street
0.91	@payWord@threat
1.67	@payWord@tobacco
3.04	@payWord@tout
3.14	@payWord@trustTalk
4.77	@payWord@untraceable
2.30	@payWord@visaSham
0.99	@payWord@vulnerable
1.59	@payWord@wildlife
1.76	@payWord@windfall
1.08	@payWord@youthLook
-1.48	@petCare
-1.70	@petCare #teen
-3.24	@petCare $
-0.92	@petCare and
-1.05	@petCare besid
-1.21	@petCare cat
-1.50	@petCare chip
-1.00	@petCare colli
-0.93	@petCare com
1.48	@petCare fee
-1.13	@petCare first
-1.36	@petCare fiv
2.03	@petCare for
-1.00	@petCare hom
-1.15	@petCare hotel
1.26	@petCare in
-1.13	@petCare microchip
-1.63	@petCare mum
1.10	@petCare no
2.87	@petCare numb
0.84	@petCare of
-0.89	@petCare privat
-1.80	@petCare shown
-0.93	@petCare thank
-1.64	@petCare vaccinat
-1.74	@petCare vet
-2.20	@petCare we
-1.09	@petCare with
-1.46	@petCare work
1.06	@petCare@petFarm
1.51	@petCare@petYoung
-3.03	@petCare@piracy
-1.36	@petCare@pup
-1.44	@petCare@regulated
3.13	@petCare@salary
-1.92	@petCare@taskWork
0.99	@petCare@ticketItem
-2.26	@petCare@toyGun
-0.84	@petCare@viewing
1.55	@petCare@vulnerable
-1.93	@petCare@weed
2.32	@petFarm
1.11	@petFarm $
2.48	@petFarm alwa
-1.72	@petFarm and
1.11	@petFarm any
-1.97	@petFarm bang
-1.80	@petFarm but
1.66	@petFarm cash
1.70	@petFarm dm
1.88	@petFarm from
-1.45	@petFarm mot
2.87	@petFarm near
1.07	@petFarm next
1.21	@petFarm on
1.50	@petFarm only
-1.89	@petFarm start
0.98	@petFarm thirt
-1.57	@petFarm two
1.36	@petFarm want
1.53	@petFarm week
1.24	@petFarm with
1.24	@petFarm@petYoung
-1.55	@petFarm@piracy
4.24	@petFarm@pup
-1.40	@petFarm@regulated
-1.38	@petFarm@salary
-2.24	@petFarm@stolen
-1.97	@petFarm@threat
2.01	@petFarm@ticketItem
1.06	@petFarm@viewing
1.02	@petFarm@weed
2.71	@petYoung bottl
-1.65	@petYoung for
-1.87	@petYoung of
2.59	@petYoung old
2.50	@petYoung read
3.23	@petYoung@pup
-1.62	@petYoung@scheme
-0.99	@petYoung@sexual
-1.68	@petYoung@street
-1.63	@petYoung@toyGun
-2.90	@petYoung@viewing
1.78	@piracy #
-2.66	@piracy #few
3.39	@piracy #teen
0.84	@piracy $
-0.99	@piracy abnormal
1.40	@piracy all
2.21	@piracy deliver
-1.52	@piracy escort
1.90	@piracy ever
1.73	@piracy fight
-3.45	@piracy fil
2.60	@piracy firestick
2.14	@piracy for
1.09	@piracy fre
-3.57	@piracy in
0.94	@piracy it
1.30	@piracy load
1.79	@piracy one
-1.73	@piracy or
-1.75	@piracy repair
1.98	@piracy rock
-1.59	@piracy screen
1.94	@piracy sky
1.88	@piracy stick
1.22	@piracy ticket
-1.75	@piracy to
2.44	@piracy with
-1.56	@piracy@pup
-1.09	@piracy@realJob
-1.03	@piracy@regulated
1.78	@piracy@salary
-1.87	@piracy@sexual
0.80	@piracy@spray
-1.37	@piracy@taskWork
-1.08	@piracy@toyGun
1.36	@piracy@viewing
1.55	@piracy@vulnerable
-1.71	@piracy@weed
-2.47	@protectedPay
-2.59	@protectedPay $
-1.49	@protectedPay and
1.28	@protectedPay from
1.09	@protectedPay mot
-1.35	@protectedPay or
-2.37	@protectedPay sumup
-1.08	@protectedPay@regulated
-2.26	@protectedPay@sexual
-2.02	@protectedPay@stolen
-1.22	@protectedPay@toyGun
-1.22	@protectedPay@untraceable
-1.32	@protectedPay@viewing
-1.06	@pup
-1.71	@pup #
2.10	@pup #few
-1.72	@pup #teen
-2.42	@pup $
-1.99	@pup a
-2.08	@pup adult
-1.64	@pup and
-2.93	@pup are
2.37	@pup at
1.81	@pup bab
-2.03	@pup bed
-1.00	@pup boy
-2.36	@pup cat
1.53	@pup cavapoo
-2.28	@pup chew
-1.10	@pup class
-2.18	@pup climb
-1.46	@pup crat
1.89	@pup deliver
-0.83	@pup discount
-1.58	@pup door
2.30	@pup each
1.43	@pup ear
-1.51	@pup eleven
1.25	@pup ever
1.67	@pup for
2.62	@pup fre
-1.82	@pup get
-3.13	@pup groom
-1.32	@pup has
1.93	@pup husk
1.67	@pup import
-2.49	@pup in
1.86	@pup is
-1.23	@pup kc
-1.61	@pup look
2.05	@pup mum
-1.02	@pup need
-1.26	@pup nin
0.99	@pup of
-2.39	@pup on
-1.67	@pup otle
-1.73	@pup over
-2.76	@pup pad
1.95	@pup pay
-1.79	@pup pen
1.89	@pup pug
2.25	@pup pup
1.34	@pup pupp
1.09	@pup six
-1.33	@pup tra
-2.51	@pup train
-2.62	@pup walk
1.58	@pup week
-1.04	@pup weekend
-1.54	@pup welcom
2.99	@pup xl
1.95	@pup york
-0.98	@pup@realJob
1.70	@pup@salary
2.03	@pup@scheme
-2.82	@pup@sexual
-3.40	@pup@stolen
-2.10	@pup@street
-1.00	@pup@taskWork
1.20	@pup@ticketItem
-1.11	@pup@untraceable
-1.38	@pup@viewing
-2.18	@pup@weed
3.76	@pyramid
1.35	@pyramid circl
2.81	@pyramid for
1.58	@pyramid i
1.08	@pyramid limit
1.35	@pyramid put
1.99	@pyramid@salary
2.13	@realJob ##
-0.99	@realJob #teen
-1.02	@realJob $
-1.58	@realJob as
-1.62	@realJob at
-1.35	@realJob awa
-1.21	@realJob bas
1.72	@realJob befor
-1.43	@realJob bel
2.13	@realJob black
-1.13	@realJob blad
-2.19	@realJob book
-1.76	@realJob bus
-1.94	@realJob by
-2.04	@realJob com
-2.09	@realJob day
-1.43	@realJob desk
1.70	@realJob detail
-2.42	@realJob escort
-2.35	@realJob fair
-1.91	@realJob forward
1.01	@realJob four
-0.98	@realJob fre
-2.72	@realJob friend
-2.46	@realJob from
-0.87	@realJob gat
-2.32	@realJob girl
-0.96	@realJob help
-1.67	@realJob hypnotherap
-2.65	@realJob in
-2.06	@realJob indian
-1.12	@realJob is
-2.42	@realJob kniv
-1.25	@realJob lesson
-1.12	@realJob next
0.99	@realJob on
-2.05	@realJob operativ
-1.42	@realJob pleas
-1.12	@realJob post
-2.60	@realJob run
-0.96	@realJob self
1.49	@realJob six
1.57	@realJob start
0.97	@realJob tabl
1.17	@realJob ten
-0.80	@realJob that
1.54	@realJob thre
-0.85	@realJob too
-1.51	@realJob trous
-2.36	@realJob uniform
-1.53	@realJob used
2.72	@realJob vaccin
1.33	@realJob wed
-2.03	@realJob with
-1.63	@realJob work
-1.96	@realJob writ
-1.87	@realJob you
-1.33	@realJob your
-1.17	@realJob@salary
-1.90	@realJob@scheme
-2.14	@realJob@threat
-1.82	@realJob@ticketItem
-1.43	@realJob@toyGun
-1.02	@realJob@trustTalk
0.98	@realJob@untraceable
-1.34	@realJob@viewing
2.23	@realJob@visaSham
2.65	@realJob@vulnerable
-1.08	@realJob@weed
1.09	@realJob@wildlife
0.99	@realJob@windfall
-1.01	@realJob@withParent
0.97	@realJob@youthLook
-3.16	@regulated
-1.72	@regulated #
-3.04	@regulated $
1.19	@regulated and
-2.25	@regulated badg
-2.10	@regulated by
-1.21	@regulated caravan
-0.80	@regulated card
-0.80	@regulated contract
2.59	@regulated cost
-1.21	@regulated even
1.86	@regulated green
-1.09	@regulated hom
-0.95	@regulated leed
-1.73	@regulated level
-1.96	@regulated licenc
-0.84	@regulated licens
-1.28	@regulated numb
-1.25	@regulated on
-1.74	@regulated or
-2.12	@regulated paid
-0.83	@regulated parent
-1.97	@regulated register
-1.37	@regulated regulat
-1.15	@regulated spa
-0.82	@regulated therapist
-1.22	@regulated to
2.54	@regulated without
-0.94	@regulated@scheme
-2.02	@regulated@sexual
2.25	@regulated@stolen
-1.20	@regulated@street
-1.37	@regulated@taskWork
-1.09	@regulated@toyGun
-1.61	@regulated@untraceable
-1.92	@regulated@viewing
0.93	@regulated@weed
-1.57	@regulated@withParent
2.27	@salary #
2.60	@salary ##
-0.80	@salary #teen
1.27	@salary a
-1.02	@salary advic
1.78	@salary aft
-2.63	@salary all
1.81	@salary and
-2.53	@salary ap
-1.50	@salary at
1.03	@salary back
-2.54	@salary befor
-1.73	@salary caravan
-3.19	@salary cash
1.50	@salary com
-1.05	@salary contract
2.34	@salary deposit
0.91	@salary do
1.89	@salary fee
2.91	@salary first
-1.90	@salary flexibl
2.56	@salary for
-1.90	@salary friend
-1.45	@salary ful
-1.78	@salary good
2.31	@salary half
2.23	@salary her
1.96	@salary him
-2.02	@salary holida
1.94	@salary in
-1.36	@salary interview
-1.22	@salary is
2.13	@salary it
-1.38	@salary leav
-1.48	@salary massag
1.20	@salary me
-2.74	@salary noth
-2.81	@salary on
1.97	@salary our
1.21	@salary out
-2.58	@salary plu
-1.02	@salary social
-1.27	@salary tak
-1.20	@salary telesal
-1.01	@salary that
2.66	@salary the
1.66	@salary them
1.56	@salary ther
1.13	@salary to
2.47	@salary toda
1.08	@salary train
-2.03	@salary up
-1.17	@salary upfront
1.68	@salary via
2.34	@salary we
-2.35	@salary week
-1.90	@salary when
-0.97	@salary with
-1.54	@salary work
2.43	@salary you
1.10	@salary your
0.98	@salary@scheme
1.35	@salary@sexual
2.08	@salary@tout
2.91	@salary@trustTalk
1.04	@salary@untraceable
2.30	@salary@visaSham
0.99	@salary@vulnerable
2.49	@salary@wildlife
3.06	@salary@windfall
1.08	@salary@youthLook
-1.79	@scheme
-2.17	@scheme $
-2.52	@scheme need
0.98	@scheme no
2.03	@scheme read
-0.99	@scheme taken
-1.38	@scheme to
-1.76	@scheme view
-1.38	@scheme@sexRent
-1.24	@scheme@sexual
-1.22	@scheme@stolen
-1.32	@scheme@toyGun
-2.20	@scheme@viewing
-0.81	@scheme@weed
3.32	@sexRent
2.14	@sexRent #
-2.28	@sexRent $
2.34	@sexRent and
1.76	@sexRent compan
-1.19	@sexRent council
1.68	@sexRent fun
2.01	@sexRent if
2.20	@sexRent in
1.92	@sexRent no
1.54	@sexRent sex
1.37	@sexRent with
3.63	@sexRent@sexual
1.84	@sexRent@street
-1.58	@sexRent@viewing
1.61	@sexual
-1.89	@sexual #
-1.79	@sexual ##
1.09	@sexual $
1.60	@sexual a
2.40	@sexual aft
2.31	@sexual are
1.34	@sexual arrangement
-3.37	@sexual at
-2.19	@sexual bargain
2.82	@sexual bod
2.42	@sexual cash
2.44	@sexual charg
1.61	@sexual clean
-2.25	@sexual colour
-1.76	@sexual dbs
-1.64	@sexual ebik
-2.16	@sexual even
-2.06	@sexual fram
0.84	@sexual fre
-2.33	@sexual from
1.60	@sexual ful
-2.22	@sexual heel
1.85	@sexual hous
2.46	@sexual i
1.15	@sexual in
-2.07	@sexual king
2.20	@sexual lad
-1.78	@sexual light
2.04	@sexual luton
1.36	@sexual massag
2.68	@sexual masseur
-2.22	@sexual minibu
-0.87	@sexual must
1.63	@sexual need
-0.89	@sexual new
1.56	@sexual nuru
2.49	@sexual of
-1.30	@sexual ok
-1.10	@sexual open
-1.15	@sexual our
3.01	@sexual owo
1.05	@sexual paid
-1.64	@sexual part
-2.13	@sexual pin
1.90	@sexual post
-0.89	@sexual pric
2.32	@sexual prostat
-2.06	@sexual rs
-1.31	@sexual school
-1.01	@sexual semi
1.77	@sexual send
2.17	@sexual servic
-1.06	@sexual shar
-1.73	@sexual slip
3.06	@sexual tonight
2.64	@sexual up
-2.90	@sexual vehicl
1.55	@sexual want
-0.84	@sexual we
-2.06	@sexual welcom
-1.51	@sexual what
-0.94	@sexual when
2.04	@sexual writ
1.05	@sexual you
1.09	@sexual@street
-2.08	@sexual@ticketItem
1.96	@sexual@toyGun
1.43	@sexual@urine
-1.56	@sexual@viewing
2.00	@sexual@windfall
0.82	@sexual@youthLook
2.77	@spray
3.21	@spray #
-1.04	@spray #few
2.38	@spray also
-1.99	@spray batter
0.90	@spray disguis
1.72	@spray for
-2.74	@spray fre
-2.70	@spray green
3.82	@spray in
2.40	@spray on
-2.15	@spray paint
0.90	@spray stun
1.05	@spray tab
1.93	@spray that
2.67	@spray torch
-1.90	@spray wash
2.67	@spray@street
2.20	@spray@taskWork
-1.95	@spray@threat
1.25	@spray@toyGun
-1.34	@spray@weed
-0.92	@spray@wildlife
1.87	@spray@windfall
1.67	@stolen
-2.70	@stolen ##
-1.88	@stolen ###
2.75	@stolen a
1.50	@stolen and
2.55	@stolen any
-2.19	@stolen as
1.56	@stolen barrel
-1.79	@stolen bolt
-0.85	@stolen car
-2.33	@stolen carri
2.37	@stolen cash
1.29	@stolen contract
-0.87	@stolen cpd
0.96	@stolen cub
2.92	@stolen cut
0.90	@stolen fast
-1.69	@stolen flap
-1.57	@stolen for
1.06	@stolen four
2.16	@stolen from
2.35	@stolen how
-1.36	@stolen i
0.92	@stolen ignition
2.56	@stolen imei
-2.23	@stolen in
2.23	@stolen induction
-1.99	@stolen left
-1.02	@stolen lit
-0.94	@stolen liv
2.12	@stolen makita
-2.32	@stolen n
1.34	@stolen need
-2.25	@stolen new
5.16	@stolen no
-1.33	@stolen not
2.55	@stolen notic
-1.04	@stolen on
1.00	@stolen passcod
3.50	@stolen phon
-1.86	@stolen replac
2.13	@stolen run
-1.23	@stolen s
-1.70	@stolen scratch
3.09	@stolen securit
2.77	@stolen somebod
-1.08	@stolen stead
-2.59	@stolen ston
1.65	@stolen tel
-0.94	@stolen test
3.13	@stolen the
-1.70	@stolen tre
-1.62	@stolen tub
-0.80	@stolen we
2.51	@stolen wher
-2.01	@stolen yet
-1.50	@stolen@threat
-1.42	@stolen@ticketItem
-0.99	@stolen@trustTalk
1.57	@stolen@untraceable
1.07	@stolen@viewing
-2.49	@stolen@weed
-1.05	@stolen@youthLook
1.14	@street
1.91	@street $
2.07	@street and
-0.89	@street bedroom
-2.86	@street bik
-0.95	@street bin
-0.89	@street bluetooth
2.08	@street camera
-1.14	@street four
0.99	@street fre
-1.34	@street in
1.06	@street not
-2.38	@street of
2.50	@street on
-1.00	@street part
1.49	@street she
-1.51	@street the
2.45	@street to
-0.87	@street two
-1.19	@street up
1.73	@street use
-1.83	@street we
1.69	@street with
-0.81	@street you
-0.84	@street@taskWork
1.66	@street@threat
1.80	@street@ticketItem
1.61	@street@tout
2.05	@street@toyGun
0.91	@street@trustTalk
-0.83	@street@weed
-1.69	@street@wildlife
-1.07	@taskWork ##
2.78	@taskWork $
1.53	@taskWork a
1.63	@taskWork advert
-1.31	@taskWork an
1.56	@taskWork and
-0.91	@taskWork bord
1.60	@taskWork brunett
-1.62	@taskWork coffe
-2.18	@taskWork compan
0.82	@taskWork earn
-1.65	@taskWork fish
-1.51	@taskWork for
-1.64	@taskWork garden
-3.06	@taskWork hil
0.81	@taskWork job
-1.15	@taskWork ke
2.67	@taskWork littl
-0.91	@taskWork liv
-1.47	@taskWork mind
-0.93	@taskWork no
-1.78	@taskWork peopl
1.88	@taskWork rat
-1.56	@taskWork shown
-1.13	@taskWork somebod
2.53	@taskWork sweet
-2.09	@taskWork the
-1.29	@taskWork thi
-2.14	@taskWork to
1.37	@taskWork video
-1.28	@taskWork we
-1.56	@taskWork with
2.35	@taskWork your
0.82	@taskWork youtub
1.79	@taskWork@threat
-1.47	@taskWork@ticketItem
-1.06	@taskWork@trustTalk
1.63	@taskWork@untraceable
-1.20	@taskWork@wildlife
2.14	@taskWork@youthLook
1.04	@threat
-1.44	@threat ##
-1.22	@threat #few
-1.45	@threat $
3.17	@threat a
1.06	@threat all
1.08	@threat and
2.24	@threat at
-2.24	@threat bil
-1.39	@threat cherr
-1.88	@threat damag
-1.97	@threat deal
-1.95	@threat disposal
-3.17	@threat for
-2.94	@threat gas
-1.71	@threat glass
-2.03	@threat heel
2.48	@threat how
-2.24	@threat jacket
-1.51	@threat lesson
-1.39	@threat lipstick
-0.89	@threat mone
1.78	@threat no
1.19	@threat stil
1.00	@threat the
2.65	@threat their
1.93	@threat tonight
-1.65	@threat weed
3.31	@threat you
1.21	@threat your
2.79	@threat yourself
-0.84	@threat@ticketItem
-1.33	@threat@toyGun
1.82	@threat@trustTalk
-0.81	@threat@viewing
-1.86	@threat@weed
-1.82	@threat@windfall
-0.81	@threat@youthLook
1.51	@ticketItem ##
-1.27	@ticketItem ###
1.77	@ticketItem #few
-2.64	@ticketItem $
1.22	@ticketItem all
1.23	@ticketItem and
2.29	@ticketItem are
1.13	@ticketItem at
1.67	@ticketItem awa
1.09	@ticketItem bulk
-1.45	@ticketItem by
-0.87	@ticketItem can
-2.04	@ticketItem cannot
-1.68	@ticketItem child
2.27	@ticketItem don
-1.55	@ticketItem fiv
-3.89	@ticketItem for
-1.61	@ticketItem four
-1.49	@ticketItem fre
-1.50	@ticketItem hello
-2.75	@ticketItem hold
-2.32	@ticketItem leed
2.59	@ticketItem lent
-3.02	@ticketItem mak
-1.78	@ticketItem no
-2.17	@ticketItem saturda
1.98	@ticketItem sel
-1.84	@ticketItem six
-0.93	@ticketItem sofa
1.96	@ticketItem sold
-2.69	@ticketItem stub
-1.87	@ticketItem t
1.01	@ticketItem thre
-1.48	@ticketItem to
1.65	@ticketItem two
1.71	@ticketItem wemble
0.82	@ticketItem x
4.25	@ticketItem@tout
-0.96	@ticketItem@toyGun
-1.72	@ticketItem@weed
-2.52	@ticketItem@windfall
2.41	@tobacco
2.53	@tobacco ##
2.77	@tobacco $
0.98	@tobacco amb
1.93	@tobacco and
-1.70	@tobacco break
2.20	@tobacco bulk
2.41	@tobacco by
1.39	@tobacco dut
2.08	@tobacco for
2.53	@tobacco from
1.68	@tobacco is
-0.84	@tobacco most
2.52	@tobacco no
1.70	@tobacco of
2.28	@tobacco over
1.54	@tobacco pen
-1.76	@tobacco shop
2.51	@tobacco sleev
-2.46	@tobacco tin
-1.69	@tobacco vg
-1.45	@tobacco@toyGun
2.43	@tobacco@weed
-1.61	@tobacco@wildlife
4.93	@tout
1.43	@tout $
1.52	@tout mak
2.33	@tout memb
2.08	@tout of
1.05	@tout photo
1.90	@tout sold
1.63	@tout valu
1.31	@tout@weed
-1.17	@toyGun
1.03	@toyGun #
-2.12	@toyGun ###
1.87	@toyGun #teen
1.44	@toyGun $
-2.80	@toyGun age
-3.50	@toyGun and
1.10	@toyGun any
-2.25	@toyGun art
-2.13	@toyGun blast
-1.03	@toyGun blunt
2.90	@toyGun box
-2.00	@toyGun bu
1.32	@toyGun by
1.26	@toyGun card
1.56	@toyGun cash
-1.81	@toyGun clinic
-1.22	@toyGun collector
1.09	@toyGun cs
-1.48	@toyGun dart
-1.08	@toyGun doubl
-1.90	@toyGun fireplac
-2.28	@toyGun flintlock
-2.18	@toyGun footbal
-3.13	@toyGun for
-2.16	@toyGun four
-2.30	@toyGun fox
-1.52	@toyGun fram
-1.83	@toyGun grip
-4.28	@toyGun gun
-1.02	@toyGun hold
3.02	@toyGun in
-2.36	@toyGun issu
-1.54	@toyGun job
-2.91	@toyGun kit
-1.45	@toyGun lad
-1.36	@toyGun leath
-1.74	@toyGun lycra
-1.83	@toyGun mask
-2.13	@toyGun men
-2.17	@toyGun need
1.82	@toyGun of
-2.50	@toyGun over
-2.15	@toyGun paint
1.87	@toyGun privat
-1.67	@toyGun pump
-0.92	@toyGun qualifi
-2.09	@toyGun relax
-1.22	@toyGun rifl
-1.52	@toyGun roman
-2.19	@toyGun set
-1.65	@toyGun shown
-1.40	@toyGun sword
-1.95	@toyGun sworn
-2.52	@toyGun tabl
1.05	@toyGun tasteful
-1.58	@toyGun terrac
-1.16	@toyGun therapist
-1.44	@toyGun tin
-1.46	@toyGun traditional
-1.86	@toyGun train
-1.51	@toyGun v
-1.81	@toyGun wallet
2.75	@toyGun watch
2.65	@toyGun way
-0.88	@toyGun windscreen
1.79	@toyGun with
2.39	@toyGun without
-1.48	@toyGun@untraceable
2.68	@toyGun@visaSham
1.11	@toyGun@vulnerable
-1.54	@toyGun@weed
-1.24	@toyGun@wildlife
-1.05	@toyGun@youthLook
1.01	@trustTalk
-1.73	@trustTalk $
-1.42	@trustTalk about
-1.53	@trustTalk and
1.16	@trustTalk are
2.43	@trustTalk attractiv
-1.01	@trustTalk batter
-1.05	@trustTalk dent
-1.44	@trustTalk down
-1.34	@trustTalk flat
1.69	@trustTalk i
-1.08	@trustTalk man
-1.40	@trustTalk no
2.33	@trustTalk peopl
2.63	@trustTalk person
2.15	@trustTalk re
-1.81	@trustTalk scratch
1.75	@trustTalk send
-0.95	@trustTalk solvent
0.89	@trustTalk to
-0.80	@trustTalk we
-1.54	@trustTalk woman
1.00	@trustTalk@untraceable
1.69	@trustTalk@warZone
1.59	@trustTalk@windfall
2.46	@untraceable
-1.42	@untraceable #
1.04	@untraceable $
2.61	@untraceable accept
1.25	@untraceable card
-1.66	@untraceable for
2.60	@untraceable only
3.35	@untraceable or
1.53	@untraceable presal
1.66	@untraceable send
1.54	@untraceable wallet
1.46	@untraceable with
-1.58	@untraceable worth
1.99	@untraceable@viewing
2.97	@urine
2.01	@urine for
1.38	@viewing $
-1.38	@viewing adult
1.36	@viewing aft
-1.41	@viewing and
-3.20	@viewing any
2.21	@viewing aren
0.83	@viewing as
2.26	@viewing bank
-1.30	@viewing both
2.73	@viewing but
-0.94	@viewing by
-1.91	@viewing card
-0.99	@viewing com
-1.63	@viewing even
1.39	@viewing fee
-2.59	@viewing first
-1.78	@viewing for
-2.28	@viewing from
-2.74	@viewing go
-1.03	@viewing her
-1.88	@viewing hotel
-1.71	@viewing how
1.66	@viewing if
-2.66	@viewing in
-1.25	@viewing is
-2.24	@viewing it
1.81	@viewing ke
2.60	@viewing lat
-1.19	@viewing mum
2.30	@viewing next
-1.65	@viewing of
-2.90	@viewing off
-2.66	@viewing on
1.10	@viewing only
-1.84	@viewing or
1.21	@viewing pay
1.86	@viewing refund
2.60	@viewing refundabl
-1.81	@viewing round
-0.94	@viewing run
-1.73	@viewing saturda
1.01	@viewing send
2.26	@viewing taken
-1.81	@viewing to
2.12	@viewing trust
-1.83	@viewing welcom
-2.06	@viewing what
-0.98	@viewing with
-1.49	@viewing work
-1.28	@viewing@weed
1.16	@viewing@wildlife
-1.53	@viewing@windfall
4.58	@visaSham
2.23	@visaSham ###
1.46	@visaSham arrang
0.88	@visaSham broth
2.07	@visaSham card
2.37	@visaSham everyth
3.06	@visaSham for
0.88	@visaSham my
2.19	@visaSham no
3.63	@vulnerable
2.48	@vulnerable $
1.06	@vulnerable any
1.55	@vulnerable cash
1.71	@vulnerable friend
1.03	@vulnerable i
1.27	@vulnerable need
2.93	@vulnerable no
2.19	@vulnerable ok
1.83	@vulnerable@wildlife
0.94	@vulnerable@youthLook
2.84	@warZone
1.63	@warZone with
0.90	@warZone@windfall
3.25	@weed #
2.26	@weed ##
0.84	@weed ###
0.93	@weed #few
1.05	@weed #teen
-1.11	@weed $
-1.14	@weed a
-2.01	@weed all
1.66	@weed and
-1.47	@weed at
1.14	@weed back
-0.88	@weed box
-2.27	@weed brown
1.90	@weed bud
-1.18	@weed by
-1.03	@weed can
1.86	@weed card
1.40	@weed cart
-1.02	@weed cat
-1.13	@weed class
-2.12	@weed clear
-0.81	@weed collection
-2.10	@weed control
-2.70	@weed curtain
-1.41	@weed decoration
2.00	@weed edibl
1.93	@weed eighth
1.20	@weed emojileaf
-1.53	@weed fork
-1.32	@weed fre
1.49	@weed friend
-3.06	@weed from
2.62	@weed grown
1.45	@weed hash
-2.19	@weed hedg
2.07	@weed hous
1.22	@weed i
-2.38	@weed kil
-3.16	@weed leaf
1.94	@weed left
-1.41	@weed light
-1.53	@weed membran
-0.99	@weed mix
-1.23	@weed must
-1.47	@weed no
1.64	@weed of
-2.29	@weed one
-1.33	@weed pan
1.50	@weed post
-1.78	@weed quick
-1.87	@weed red
2.58	@weed smel
-1.11	@weed smok
-1.92	@weed stand
2.39	@weed stardawg
-2.51	@weed surgeon
-2.31	@weed terracotta
1.74	@weed that
-1.39	@weed the
-1.77	@weed thre
-1.91	@weed thread
2.61	@weed twent
-1.30	@weed underneath
1.45	@weed vac
2.06	@weed vacuum
-2.35	@weed vas
-1.47	@weed wast
1.98	@weed weed
-2.89	@weed with
-1.80	@weed wrong
-1.13	@weed@windfall
1.62	@wildlife
1.85	@wildlife $
-2.10	@wildlife bar
3.59	@wildlife carv
-0.83	@wildlife centr
-2.44	@wildlife effect
1.16	@wildlife in
2.14	@wildlife ivor
2.32	@wildlife local
1.19	@wildlife monke
-2.57	@wildlife ornament
2.62	@wildlife powd
-3.47	@wildlife print
-1.54	@wildlife satin
-2.54	@wildlife silk
2.55	@wildlife skin
2.47	@wildlife smok
2.68	@wildlife sweet
2.49	@wildlife tooth
-2.30	@wildlife toy
1.91	@wildlife trap
2.27	@windfall a
1.68	@windfall and
-1.13	@windfall class
1.43	@windfall dollar
-1.39	@windfall from
2.73	@windfall fund
-1.68	@windfall i
-1.13	@windfall in
1.41	@windfall numb
0.89	@windfall of
-1.48	@windfall onc
-2.14	@windfall rack
-1.17	@windfall the
1.87	@windfall volt
2.06	@windfall wait
1.81	@windfall we
1.54	@windfall win
1.78	@windfall writ
-1.00	@withParent
-0.91	@withParent ages
-2.60	@withParent present
-1.46	@withParent train
2.46	@youthLook
1.47	@youthLook $
-1.17	@youthLook age
-1.64	@youthLook bundl
-2.44	@youthLook by
1.63	@youthLook look
-1.95	@youthLook oliv
-1.08	@youthLook radio
-2.78	@youthLook smoothi
1.24	@youthLook typ
-1.67	^ @absentReason
1.40	^ @authority
-1.92	^ @awayFromSite
2.57	^ @badHours
-0.89	^ @bankSecret
-2.87	^ @bereaved
2.72	^ @bigEasyMoney
3.02	^ @blade
-1.57	^ @chatApp
2.22	^ @childAge
3.59	^ @clocking
1.76	^ @codeShare
3.94	^ @cruelty
-3.36	^ @dealUnit
-2.03	^ @debtBond
-1.52	^ @drugRun
1.02	^ @essayMill
2.51	^ @explosive
1.87	^ @fakeDoc
2.67	^ @fakeMoney
-1.16	^ @fee
-0.86	^ @flat
-3.81	^ @genuine
-2.37	^ @groupsOfPeople
-0.91	^ @growOp
2.08	^ @gun
2.67	^ @hacking
-0.86	^ @handle
-3.65	^ @helper
-2.80	^ @images
2.15	^ @insult
-1.69	^ @keys
-1.12	^ @kitchenTool
0.94	^ @link
4.08	^ @medicine
-1.95	^ @moveMoney
1.89	^ @nitrous
1.02	^ @noMum
1.29	^ @noParent
-3.40	^ @noScript
1.87	^ @noSkill
3.17	^ @notSeen
-1.58	^ @originLand
-2.44	^ @ownWill
1.91	^ @paperHold
1.01	^ @parcelFirm
-0.92	^ @parcelWork
2.87	^ @payWord
-1.10	^ @petFarm
3.80	^ @piracy
-2.95	^ @protectedPay
2.14	^ @pyramid
-1.36	^ @realJob
-0.81	^ @regulated
2.57	^ @salary
2.34	^ @sexRent
2.82	^ @spray
1.67	^ @stolen
1.45	^ @street
1.35	^ @taskWork
-2.20	^ @toyGun
2.69	^ @trustTalk
-2.88	^ @untraceable
2.36	^ @urine
0.90	^ @viewing
1.21	^ @visaSham
1.65	^ @weed
2.68	^ @youthLook
-1.14	a ##
-2.13	a #few
-3.84	a #teen
2.50	a @absentReason
1.43	a @ammo
-2.70	a @awayFromSite
3.18	a @bank
-1.61	a @bereaved
-2.75	a @blade
-2.63	a @brand
2.63	a @chequeWork
1.31	a @childWord
-2.28	a @clocking
2.30	a @codeShare
1.39	a @controller
-1.19	a @cruelty
-2.14	a @dealTalk
1.48	a @dealUnit
1.34	a @debtBond
2.06	a @document
2.89	a @drugRun
1.96	a @escrow
-1.97	a @fakeDoc
-2.15	a @fakeMoney
1.79	a @fee
-1.01	a @flat
-0.86	a @forced
2.13	a @genuine
-0.86	a @groupsOfPeople
2.57	a @gun
2.15	a @hardDrug
-1.18	a @haste
0.82	a @images
-1.86	a @insult
-0.97	a @kitchenTool
-2.19	a @link
2.02	a @loveTalk
-1.79	a @medicine
-2.11	a @moveMoney
-1.66	a @nitrous
2.08	a @noCredit
1.78	a @noScript
2.47	a @organ
2.53	a @parcelWork
-2.72	a @payWord
2.66	a @petFarm
-1.05	a @piracy
-0.99	a @pup
-2.37	a @regulated
-1.25	a @salary
1.18	a @sexual
-1.86	a @taskWork
2.07	a @ticketItem
-1.78	a @toyGun
1.05	a @viewing
0.88	a @visaSham
-3.56	a @weed
0.84	a @windfall
1.20	a @youthLook
1.17	a bab
-1.07	a back
-1.19	a badg
2.43	a bag
-1.20	a baker
-1.01	a balcon
-1.79	a bar
1.67	a bat
-0.97	a bathtub
-0.94	a bedroom
2.13	a belt
-1.74	a bench
-1.94	a big
2.68	a bil
-0.91	a bit
-0.86	a black
2.08	a blacklist
-1.25	a block
-2.90	a board
-1.98	a boat
-1.92	a bookkeep
-1.87	a bottl
2.70	a brid
-1.44	a bright
0.88	a british
-0.94	a bulkhead
-1.19	a bus
-2.15	a caf
-1.23	a calm
2.35	a cam
-1.54	a camera
2.02	a car
-2.21	a cat
-1.02	a centr
-1.54	a certifi
-1.71	a chair
-1.18	a chalet
-1.72	a chapel
-0.81	a charg
-3.70	a charit
-2.36	a chat
-0.96	a chef
2.63	a chequ
-2.47	a chess
-1.86	a children
-1.98	a choir
2.12	a christian
1.00	a church
-1.58	a class
2.03	a clean
1.54	a clip
2.34	a clos
-1.78	a cocktail
-2.65	a coffe
-1.59	a companion
1.52	a comput
-2.09	a conferenc
2.08	a consignment
-1.47	a corn
-0.92	a cot
-1.33	a coupl
-2.32	a crat
-0.80	a cruis
2.15	a crystal
-0.94	a cul
-0.84	a cup
-0.83	a cycl
-2.55	a dag
2.65	a day
-1.15	a deal
1.34	a debt
-2.69	a decent
-0.96	a deliver
-1.28	a dent
-1.83	a deposit
-0.88	a desk
-1.05	a develop
-1.04	a din
2.04	a doctor
-0.84	a doubl
-1.38	a draw
-2.48	a dream
-2.01	a drink
2.75	a european
-1.75	a fami
-2.18	a famou
1.86	a fee
-1.86	a film
-1.18	a fin
-1.70	a fir
-2.26	a first
0.95	a fiv
-0.94	a florist
1.27	a fold
-1.81	a food
-2.59	a fool
-1.23	a ford
1.78	a form
-1.59	a formal
1.36	a four
-3.23	a fourth
-1.27	a ful
2.63	a g
-1.95	a gam
-1.99	a gat
-2.05	a gentl
-2.07	a gentleman
2.16	a gift
1.32	a girl
-1.17	a glass
2.74	a glock
2.63	a god
-1.10	a good
1.47	a googl
3.10	a gram
3.16	a grand
-1.52	a graphic
-1.17	a gre
2.56	a group
-0.86	a grow
1.76	a grown
2.17	a guarante
-3.04	a guitar
-0.90	a hairdress
-1.92	a hal
2.65	a half
-2.01	a handbag
-1.37	a handyman
2.11	a happ
-2.14	a hard
-0.93	a helmet
1.71	a henr
-1.33	a high
2.45	a hold
-3.05	a hom
-1.68	a hotel
-2.71	a hous
1.51	a hundr
-1.18	a hurr
2.05	a i
-2.50	a jigsaw
-1.99	a job
-1.71	a join
3.05	a k
-0.89	a kia
-2.17	a kind
-1.18	a known
-1.59	a label
1.94	a lad
-1.45	a laptop
2.34	a lat
-0.90	a lawnmow
-2.45	a leath
4.41	a lesson
-2.18	a level
-1.77	a librar
-1.56	a licens
-1.29	a lif
-1.83	a lift
-2.19	a link
-1.75	a list
-1.11	a littl
1.79	a liv
-2.05	a lodg
2.58	a loft
-1.53	a long
1.97	a lorr
-2.16	a lot
2.51	a m
3.66	a man
-1.31	a manag
-0.95	a mantel
-1.13	a mat
-0.94	a mechanic
-1.07	a merced
-2.63	a messag
-2.75	a mil
3.09	a mind
1.39	a mini
-0.92	a minut
1.42	a missionar
-1.50	a month
-1.97	a motorhom
-1.41	a mountain
-1.56	a mov
-1.04	a neighbourhood
-1.16	a new
-1.26	a newslet
-2.27	a night
1.52	a nightclub
-1.05	a nintendo
-0.96	a normal
-1.97	a novelt
-1.24	a nurs
-1.54	a nurser
1.81	a p
-0.85	a pack
-0.93	a paid
-0.87	a panel
-0.90	a panic
2.53	a parcel
-2.62	a parent
2.61	a pari
-1.36	a partn
2.55	a passport
2.46	a percentag
2.97	a personal
-0.99	a peugeot
-1.35	a pharmac
4.01	a phon
-2.81	a photo
-1.34	a piano
1.88	a pic
-1.60	a plac
-2.61	a plan
-1.80	a plaqu
-0.83	a playstation
2.70	a poor
-2.37	a popp
-3.14	a pot
-1.22	a pouch
-0.82	a prett
1.45	a pric
-2.29	a privat
-1.88	a prop
-1.62	a pub
-1.61	a quiet
-0.80	a quilt
2.18	a r
-1.86	a rat
-1.03	a read
2.93	a real
-1.04	a rear
2.45	a receipt
-1.63	a receptionist
-2.07	a red
1.01	a refund
-1.36	a register
-1.73	a relationship
-2.10	a report
-1.21	a retir
2.31	a rig
-2.28	a ring
-1.02	a road
1.06	a robot
3.21	a roof
-1.39	a sack
1.58	a saf
1.84	a scam
-0.93	a schem
-1.93	a school
1.50	a schoolgirl
-0.95	a screw
2.21	a screwdriv
-1.46	a sea
-2.10	a second
-0.91	a secur
-2.13	a sel
3.01	a selfi
-2.03	a sens
1.71	a sergeant
-1.13	a set
-1.42	a shar
-1.05	a shelf
2.72	a ship
-3.16	a shop
-1.78	a should
-1.38	a show
-2.02	a sid
-1.73	a similar
-1.25	a singl
1.15	a sit
-2.32	a sixth
2.31	a slim
2.26	a slot
-1.23	a smal
-1.05	a sociabl
-1.19	a softwar
1.75	a soulmat
-1.26	a specialit
2.64	a spiritual
-1.59	a sport
-2.47	a spreadsheet
3.27	a squirt
-0.90	a stack
-2.19	a stand
-3.43	a star
1.34	a strip
2.89	a suitcas
-1.16	a sum
-1.49	a suzuki
1.60	a t
-1.33	a tail
-1.62	a tal
-1.83	a talk
2.84	a tax
-0.81	a teal
-1.62	a team
-1.13	a television
-1.98	a ten
2.85	a test
-2.27	a third
2.07	a ticket
-0.90	a tid
2.48	a tim
-1.52	a ton
1.30	a torch
-2.43	a track
-1.93	a trail
-0.84	a train
2.29	a transport
-1.23	a trial
-1.79	a tun
-2.24	a typical
2.03	a van
-0.85	a veterinar
-1.54	a vicar
-1.69	a victorinox
1.24	a view
-2.08	a villag
-1.70	a volvo
2.82	a wallet
-1.42	a walnut
-2.17	a wardrob
-0.93	a warm
-1.36	a watch
-2.10	a wed
-1.53	a weed
-1.20	a week
1.49	a weekend
-1.42	a whit
2.09	a wif
-1.63	a window
-2.90	a woman
-1.57	a wool
-1.39	a young
1.12	aaa
2.62	aaa @fake
-2.36	aaa batter
2.14	aaa mirror
-1.24	aat
-1.24	aat @regulated
-1.00	abbeyhil
2.75	abc
-2.33	aberdeen
-2.10	abi
-2.10	abi memb
-1.52	abnormal
-1.52	abnormal @piracy
-1.52	abnormal load
2.41	abort
2.41	abort you
2.05	abortion
1.91	abortion pil
-1.80	about
-1.38	about #
-1.89	about ##
-1.19	about ###
-1.15	about @petYoung
-2.35	about a
2.80	about cloth
-1.96	about fort
-2.06	about half
-1.62	about it
-1.01	about noth
-1.72	about our
-2.21	about park
-0.84	about six
-1.96	about someth
-1.36	about ten
-3.45	about the
-1.27	about thirt
-2.72	about twent
-1.06	about two
-2.07	about what
2.35	about wher
-1.05	about your
1.40	abov the
-0.86	abov with
1.93	abroad #
-1.84	abroad @document
-1.34	abroad @viewing
-2.89	abroad agent
0.80	abroad and
-2.47	abroad half
1.89	abroad no
2.98	abroad now
-2.04	abroad see
2.16	abroad ship
-1.15	abroad so
-1.21	abroad the
-1.96	abroad visa
1.01	acc
1.01	acc we
-1.89	acca
1.61	accept
1.92	accept @payWord
-2.42	accept by
2.18	accept everyth
1.92	accept send
-2.10	access
-2.05	access by
-0.82	access tel
-1.55	accessibl
-3.15	accommodation
-3.00	accommodation availabl
-1.32	according
-1.50	according cas
3.17	account
2.19	account ##
1.38	account @controller
-1.93	account @helper
1.58	account @sexual
2.96	account and
-1.93	account assistant
1.51	account back
2.35	account becaus
3.23	account cheap
1.53	account for
1.07	account i
3.06	account in
1.16	account manag
-2.70	account payabl
-2.41	account so
1.46	account then
2.25	account to
1.48	account wil
3.18	account with
1.92	account you
-3.21	accountant
-1.63	accountant @untraceable
-1.06	accountant check
-1.63	accountant crypto
-2.40	accredit
2.35	acid #
-1.04	acid #few
1.05	acid @dealUnit
1.05	acid @noScript
-2.70	acid @weed
-1.99	acid batter
-2.74	acid fre
-2.70	acid green
3.27	acid in
2.40	acid on
1.05	acid tab
-1.90	acid wash
-1.14	acock
-1.14	acock @weed
-1.14	acock green
-1.02	acoustic
-1.02	acoustic guitar
-3.80	acr
-1.73	acr of
-1.09	acr on
-2.70	acrylic
-1.48	act
-3.69	action
-0.88	activ ###
2.96	activation
2.13	activation @fee
2.13	activation fee
-0.83	acton
-2.04	actor
2.37	actress
2.37	actress #
1.89	actual work
-1.59	ad
-2.47	ad fre
2.47	ad someth
-2.79	adaptor
-1.69	adaptor spark
1.73	adblu
1.73	adblu delet
2.50	add
1.95	add it
2.36	add me
1.18	add my
1.80	add our
-1.82	add wat
-1.83	addiction
0.89	address
1.63	address @absentPlace
1.63	address abroad
-2.99	address pleas
3.15	address so
-1.62	adi
-2.92	adida
-1.75	adjust
-1.49	adjust dust
-3.40	adjustabl
1.15	admin
2.20	admin @fee
2.20	admin @nitrous
2.20	admin charg
-2.68	administrator
-1.30	administrator want
2.60	adoption
2.37	adoption without
-5.47	adult
-1.72	adult #
-2.57	adult @notSeen
-1.65	adult @ticketItem
-1.00	adult charit
-2.08	adult collect
-2.27	adult counsel
-2.31	adult dat
-2.43	adult novel
-2.57	adult only
-1.65	adult ticket
-1.38	adult with
-1.91	adult@absentPlace
-1.15	adult@absentReason
-2.01	adult@assured
2.48	adult@badHours
1.62	adult@brand
1.53	adult@chatApp
8.12	adult@childAge
3.95	adult@childWord
0.84	adult@clocking
4.75	adult@controller
2.03	adult@dealTalk
2.18	adult@dealUnit
2.09	adult@debtBond
-1.91	adult@deposit
1.80	adult@document
-2.39	adult@exclude
2.44	adult@fee
0.96	adult@flat
2.23	adult@forced
2.27	adult@genuine
-2.57	adult@groupsOfPeople
-1.74	adult@gun
2.20	adult@handle
2.84	adult@hardDrug
3.29	adult@helper
1.17	adult@images
2.27	adult@insult
2.21	adult@kitchenTool
2.98	adult@link
1.52	adult@medicine
2.44	adult@nitrous
1.06	adult@noParent
0.98	adult@noSkill
1.30	adult@organ
-3.87	adult@ownWill
1.06	adult@payWord
1.77	adult@pup
2.65	adult@realJob
-1.31	adult@regulated
3.32	adult@salary
-1.06	adult@sexual
1.92	adult@stolen
0.95	adult@street
2.51	adult@taskWork
-1.17	adult@ticketItem
-4.36	adult@toyGun
-2.27	adult@trustTalk
2.07	adult@vulnerable
-1.00	adult@wildlife
-1.24	adult@windfall
6.02	adult@youthLook
2.10	advanc
1.50	advanc get
-2.32	advantag
2.94	advert
1.63	advert ###
1.73	advert and
1.76	advert on
-1.95	advertis guinness
-4.59	advic
-1.64	advic @regulated
-1.02	advic fca
-1.26	advic fre
-1.49	advic oisc
-1.06	advic ten
-5.13	advis
-1.34	advis @regulated
-2.44	advis for
-1.34	advis oisc
-1.90	advis whol
-2.50	aerial
-2.33	aerial and
1.94	affectionat
1.80	affectionat ##
0.89	afraid
0.87	africa
2.89	african
1.73	african gre
1.96	aft
-0.85	aft #few
1.84	aft @deposit
2.96	aft @payWord
1.33	aft @realJob
-3.70	aft @viewing
-3.07	aft a
1.49	aft bank
1.56	aft each
1.84	aft first
-1.46	aft it
-0.98	aft midnight
-1.10	aft mone
2.55	aft payment
1.46	aft school
-1.82	aft se
2.86	aft six
-0.94	aft sta
2.08	aft ten
-1.77	aft test
-2.92	aft that
1.50	aft the
-1.73	aft thre
-3.32	aft view
-2.49	aftercar
-2.36	afternoon
-1.28	afternoon and
-1.23	afternoon which
-0.96	again #
2.71	again at
1.03	again new
-1.10	again pla
-2.24	against
-1.62	age #
-4.16	age #few
-3.62	age #teen
1.77	age and
1.42	age check
-1.65	age for
1.40	age from
-0.95	age happiest
-2.02	age i
1.79	aged
-1.88	aged #
2.18	aged #few
-2.70	agenc
-1.55	agenc @childWord
-2.05	agenc @flat
0.91	agenc @payWord
2.09	agenc @salary
-0.87	agenc i
-2.88	agenc in
-0.80	agenc is
-1.55	agenc lad
-2.05	agenc let
-0.92	agenc no
-0.93	agenc of
2.09	agenc pay
-1.21	agenc pleas
-0.85	agent @controller
2.33	agent @fee
1.55	agent @handle
1.29	agent @stolen
-1.84	agent @viewing
1.29	agent befor
1.51	agent can
1.96	agent collect
2.33	agent fee
2.66	agent first
-1.39	agent for
1.06	agent from
1.55	agent handl
-2.06	agent has
-2.28	agent manag
-1.86	agent no
2.00	agent not
-2.09	agent show
0.82	agent we
2.88	agent wil
-3.12	ages
-0.89	ages #few
-2.32	ages #teen
-2.27	ages @dealUnit
-2.27	ages bit
-1.06	ages over
-0.96	ago
-1.03	ago fit
-2.71	agr
-2.49	agr aftercar
-1.72	agr but
-1.07	agr first
1.71	agr giv
-2.03	agr in
2.31	agre what
-1.08	ahead
-0.97	ahead @salary
-1.00	ahead com
-0.97	ahead pension
-0.81	ahead sta
-2.87	aid
-2.97	aid kit
-1.01	aigburth
-0.85	aigburth and
-3.13	air
-1.58	air #teen
-2.09	air @gun
-1.02	air condition
-2.29	air fr
-1.69	air m
-1.03	air max
-2.09	air rifl
-1.99	airbnb host
1.51	airbnb wil
3.96	airpod
2.59	airpod not
1.93	airpod pro
-1.49	airport @drugRun
-1.49	airport run
-1.58	airsoft
-1.40	airsoft mask
-1.98	alarm
1.89	albania
1.89	albania wil
-2.95	album
-0.86	album commonwealth
-1.01	album from
-2.13	alcohol
2.29	algorithm
2.29	algorithm mak
-0.94	align
-1.01	align box
-1.76	alik
2.30	all
-1.13	all @ammo
-1.74	all @document
-2.63	all @fee
-2.66	all @genuine
1.21	all @groupsOfPeople
-0.97	all @keys
1.91	all @noCredit
-1.55	all @ownWill
-2.95	all ages
-0.98	all bolt
1.66	all ccj
2.44	all club
1.14	all colour
-1.64	all complet
-2.63	all cost
1.43	all day
-1.32	all fin
-1.77	all four
-1.92	all in
-1.55	all independent
-0.97	all ke
-1.74	all mot
3.12	all nam
3.19	all night
-1.66	all of
-1.77	all original
-1.67	all our
2.70	all over
-2.41	all part
-1.83	all peg
-2.19	all right
-1.13	all round
-1.01	all season
1.98	all servic
-2.89	all welcom
0.98	all with
-2.19	all work
-1.02	all you
2.22	all your
-1.45	allerton
-1.16	allerton sinc
-3.51	allotment
-1.99	allotment @document
-1.99	allotment id
2.17	allow
2.87	allow on
1.20	allow out
-1.26	allow talk
1.01	allow to
1.62	allowanc @payWord
-0.87	allowanc and
1.62	allowanc send
-1.34	almost
-1.79	alon and
1.84	along
-2.09	alp
-2.24	alpha
1.58	alread
1.84	alread @moveMoney
1.05	alread @payWord
2.37	alread at
0.99	alread sent
1.84	alread withdraw
2.41	also
2.04	also a
-2.83	also hav
-2.08	alter
-0.95	alter com
-2.13	alter no
-1.74	alteration
-0.94	alto
-0.94	alto in
-0.85	alto no
-2.65	aluminium
0.92	alwa @petFarm
1.84	alwa availabl
-1.51	alwa book
-2.68	alwa garag
-1.39	alwa i
0.82	alwa in
2.08	alwa on
-0.86	alwa want
1.16	am
-2.22	am #
1.62	am @absentPlace
3.04	am a
1.62	am abroad
2.48	am com
-1.09	am happ
-2.39	am look
2.78	am not
1.31	am on
1.97	am satisfi
2.42	am work
-1.29	amazon
-2.87	amazon @dealTalk
-2.87	amazon @piracy
1.75	amazon @untraceable
-2.30	amazon echo
-2.87	amazon fir
1.75	amazon gift
1.49	amb
1.49	amb leaf
2.15	american
1.75	american @absentReason
1.75	american arm
-2.51	amethyst
2.42	ammo
-2.30	ammo box
2.54	ammunition
1.64	ammunition @gun
1.64	amnesia
1.45	amnesia @dealTalk
1.45	amnesia vac
2.83	amount
2.07	amount @payWord
2.07	amount paid
1.49	amoxicillin
1.49	amoxicillin ##
1.12	an
3.19	an @absentReason
-0.94	an @brand
2.24	an @dealUnit
1.95	an @escrow
1.28	an @genuine
-0.97	an @ownWill
1.28	an @protectedPay
-2.22	an accident
-1.06	an accountant
-1.35	an acoustic
-2.10	an acr
1.63	an address
-2.32	an advantag
-1.30	an afternoon
1.11	an arm
-1.73	an averag
-1.31	an east
1.66	an engin
1.94	an envelop
1.95	an escrow
-2.55	an even
3.20	an eyebrow
-0.97	an hgv
-0.97	an independent
1.28	an invoic
-0.94	an iphon
0.84	an off
-1.30	an offic
1.31	an oil
2.41	an old
-1.13	an xbox
-1.53	analyst
-1.53	analyst @regulated
-1.53	analyst fca
-2.22	ancoat
-1.00	ancoat a
-1.87	ancoat and
-0.91	and ##
-2.14	and ###
-2.44	and #few
-2.01	and #teen
1.55	and @absentReason
-2.42	and @awayFromSite
2.47	and @bank
2.08	and @bankSecret
3.61	and @blade
3.26	and @brand
-2.43	and @childWord
-1.60	and @controller
1.02	and @cruelty
-1.50	and @dealTalk
1.92	and @dealUnit
1.41	and @debtBond
2.55	and @deposit
0.90	and @document
1.35	and @fake
1.01	and @fakeDoc
1.64	and @fakeMoney
-1.20	and @fee
-1.68	and @flat
1.91	and @forced
-2.35	and @groupsOfPeople
1.76	and @hacking
1.50	and @handle
4.21	and @hardDrug
1.92	and @helper
1.14	and @keys
-2.03	and @kitchenTool
1.63	and @link
4.43	and @medicine
2.03	and @moveMoney
1.52	and @nitrous
1.50	and @noCredit
1.68	and @noSkill
1.84	and @notSeen
3.02	and @organ
-1.77	and @originLand
-2.67	and @ownWill
-1.43	and @parcelWork
-1.10	and @petYoung
3.03	and @piracy
-1.70	and @pup
2.14	and @regulated
-2.23	and @salary
-2.28	and @sexual
1.45	and @spray
-1.53	and @stolen
-2.48	and @street
3.34	and @threat
-1.67	and @ticketItem
1.81	and @tobacco
-3.15	and @toyGun
-2.15	and @trustTalk
-2.55	and @viewing
2.18	and @wildlife
-2.30	and @windfall
-0.90	and a
-0.95	and abl
1.73	and adblu
3.29	and address
2.64	and again
-1.92	and air
-1.42	and alcohol
3.10	and all
-0.85	and alto
-2.00	and am
1.64	and amnesia
-1.73	and an
2.39	and ap
-1.81	and aromatherap
-1.04	and ask
0.99	and bab
-1.84	and babysit
-1.12	and back
2.59	and badg
-2.15	and bal
2.16	and balloon
1.41	and bank
-2.44	and bar
-1.74	and baubl
-2.21	and be
-1.05	and bed
-1.20	and being
-2.30	and bik
-1.99	and billhook
-2.19	and blackboard
-0.97	and blad
-2.74	and bo
-2.17	and board
-1.22	and book
-2.28	and boot
-1.67	and both
-1.47	and bow
-2.12	and box
-1.00	and broadband
2.54	and brown
-1.16	and bubbl
-1.35	and build
2.52	and butterf
2.37	and buy
-1.14	and cabl
-2.25	and cak
2.40	and cannot
-2.22	and cas
-2.30	and cat
-2.37	and chair
-1.49	and charg
-2.26	and cheerful
2.81	and chem
3.33	and chil
-0.91	and chip
-1.14	and choos
1.25	and ciali
1.27	and clean
-1.46	and clock
-0.97	and cloth
2.24	and co
0.98	and collect
-3.21	and colour
-1.86	and coloured
-1.35	and cook
-2.53	and coupl
-1.78	and cowbo
2.93	and cp
2.69	and crack
-0.87	and craft
-1.78	and crampon
-2.07	and crat
2.85	and cs
2.54	and csc
-1.16	and cup
-1.20	and dad
-1.44	and dart
1.30	and debt
-2.00	and decorator
2.50	and delet
1.86	and deliv
-3.08	and deliver
2.52	and deposit
-1.97	and discreet
-2.81	and dispens
-1.64	and ditch
1.40	and does
-1.69	and dragon
-1.40	and draw
-2.45	and driv
-1.63	and dry
-2.31	and dust
3.03	and earn
1.45	and edibl
-2.29	and egg
2.21	and elvans
1.98	and emojileaf
-2.03	and end
-1.95	and english
-2.14	and essex
-1.21	and even
-1.65	and everybod
1.47	and everyth
1.62	and extra
1.35	and fak
3.12	and fami
-2.07	and faux
2.76	and fil
-1.29	and filt
-2.30	and fir
-1.53	and first
-1.04	and fiv
-1.96	and flat
1.89	and flick
-1.87	and flight
-1.25	and foam
-0.95	and for
-1.34	and fork
2.28	and fort
-2.37	and four
-1.34	and fridg
-2.30	and ful
-2.16	and funn
3.19	and fus
1.55	and g
2.41	and gabb
-1.32	and garden
-1.04	and gentlemen
0.86	and get
-2.23	and glov
-1.43	and glu
-1.07	and gluten
-1.82	and gold
0.98	and golden
-2.44	and gong
-1.60	and good
2.24	and green
-1.13	and grown
1.40	and gumm
1.55	and hack
-2.24	and hair
2.22	and half
-2.33	and hand
-0.97	and hard
-3.31	and has
-0.85	and hav
2.24	and he
-2.74	and heat
-2.00	and hedg
2.61	and henr
2.08	and hiv
-0.84	and holida
1.26	and hologram
-1.43	and honest
2.41	and honour
-1.77	and hop
-2.75	and hous
-2.25	and humax
1.41	and icloud
-1.30	and if
1.41	and instruction
-1.22	and insur
1.10	and insuranc
-1.28	and is
0.91	and it
-1.86	and jacket
-1.86	and jump
1.93	and ke
-1.28	and kennel
2.96	and kil
-2.03	and kind
-1.94	and know
-0.87	and lab
-2.28	and lamp
-1.84	and lash
-1.75	and latex
-2.23	and lawn
-1.82	and lead
-1.58	and leav
2.88	and legal
-1.76	and let
-0.94	and lift
-2.29	and light
-1.07	and limit
-1.38	and lin
2.32	and lingam
1.49	and lingeri
-2.15	and list
-1.03	and lit
-1.81	and lock
-1.66	and log
-1.15	and long
-3.81	and look
-1.71	and lov
1.55	and m
-2.56	and magazin
1.36	and mak
-2.10	and manual
-2.21	and mat
-1.58	and mean
3.16	and meat
1.99	and medical
-1.39	and men
-1.10	and microchip
-1.42	and mol
2.07	and mophin
2.94	and mor
1.84	and morphin
-0.99	and most
-2.40	and mot
1.46	and moth
1.33	and mov
-2.14	and mum
2.60	and my
2.62	and nasal
-2.16	and nearb
0.86	and need
-2.30	and needl
-3.16	and nev
2.22	and new
-2.47	and newborn
-1.98	and nobod
-1.74	and non
-2.23	and not
-1.83	and now
-1.73	and nud
3.04	and nunchuck
1.82	and offic
-1.58	and oil
-0.87	and on
-2.64	and one
0.88	and only
-1.43	and open
-3.26	and oth
-1.51	and our
-1.18	and out
-0.91	and outcal
-3.10	and over
1.95	and p
0.81	and pa
-1.34	and pad
2.00	and paid
-2.21	and paint
-2.40	and pan
-0.96	and panni
-1.43	and parcel
-1.81	and park
2.27	and part
1.63	and past
-1.76	and pay
-1.42	and payment
1.30	and paypal
-0.91	and payslip
-2.35	and pea
-1.25	and pellet
-1.38	and pension
-1.71	and peopl
3.17	and peptid
2.69	and phon
2.09	and pil
-1.85	and plant
-0.97	and plast
-2.07	and plasterboard
2.61	and plat
1.89	and post
-2.61	and postnatal
-1.36	and pot
-0.99	and pow
-1.16	and pre
1.96	and pric
-1.67	and privat
-2.95	and probat
-2.35	and prom
-1.26	and pupp
0.85	and put
1.94	and quit
-2.13	and rack
1.17	and rambo
-1.37	and read
1.25	and real
-2.36	and recover
-1.28	and reflexolog
-1.22	and remot
-2.48	and requiem
-2.10	and reset
2.36	and rhino
-1.33	and ring
2.26	and rock
-1.08	and romanian
-2.31	and rud
2.79	and sam
-2.69	and sandpap
-2.14	and satellit
-1.56	and saturda
-1.99	and sav
-1.01	and screen
1.92	and send
-1.83	and septemb
-1.86	and servic
1.47	and shar
2.16	and she
2.90	and shin
-2.48	and shop
1.95	and shut
2.99	and shy
-2.29	and sign
-0.83	and sit
1.71	and slit
-1.92	and slow
-1.12	and smal
1.62	and so
4.33	and som
-2.57	and someon
2.71	and sp
-1.52	and spanish
-2.42	and spic
-2.59	and spid
-2.45	and spiritual
-2.57	and stand
-0.89	and stapl
-1.39	and steak
-2.08	and steam
-1.31	and stop
1.29	and strong
-0.99	and student
-1.18	and sunda
1.43	and t
3.95	and tag
2.44	and tak
-1.63	and talk
-1.63	and tax
-1.91	and tel
1.84	and telegram
1.04	and test
2.52	and text
1.44	and then
-1.47	and thi
-1.58	and thre
-1.78	and thursda
-1.95	and ticket
-1.57	and ties
2.25	and tight
-1.76	and til
-0.87	and tim
1.89	and tin
3.17	and tina
-2.01	and to
-1.85	and toadstool
-0.96	and toast
-2.28	and toddl
-1.83	and toilet
-1.48	and tomato
-2.58	and tool
1.98	and top
2.19	and train
1.36	and transcript
-1.41	and tre
-1.57	and try
-2.20	and tuck
1.76	and twent
-2.13	and two
-1.34	and unhurri
2.37	and uniform
2.09	and vaccin
-2.28	and van
0.97	and vap
-2.50	and ver
-2.00	and vibrat
-0.83	and wardrob
-1.16	and warm
-2.07	and wax
-0.88	and wed
-2.91	and weed
-2.13	and week
-2.56	and what
-1.34	and wher
-1.88	and which
-3.31	and whit
1.96	and winstrol
2.07	and womb
-2.44	and women
-1.92	and wooden
-1.51	and work
-3.52	and would
3.19	and you
-2.27	and young
2.04	and zop
-0.90	anfield
-1.96	angel
-0.87	animal practic
-1.20	annex
-1.38	annex for
3.67	anoth
2.76	anoth @flat
1.95	anoth countr
2.39	anoth farm
3.08	anoth firm
2.76	anoth hous
2.55	anoth nam
3.11	anoth town
-1.28	answ
-1.18	answ ever
-1.29	answ everybod
1.01	answ the
-1.88	answer
-1.66	anti
1.95	antibiotic
1.49	antibiotic @medicine
1.49	antibiotic amoxicillin
1.71	antibiotic and
-1.69	antiqu
-1.06	antiqu sword
-2.28	antl
-2.28	antl @pup
-2.28	antl dog
-2.56	anxiet
2.62	any
1.65	any @childWord
-1.12	any @dealTalk
-1.94	any @realJob
2.57	any @tobacco
1.94	any @weed
2.88	any age
3.27	any box
1.94	any bud
2.57	any cheap
-2.32	any colour
-2.00	any day
-3.10	any even
-1.12	any fir
-3.11	any gend
1.65	any girl
2.05	any n
2.83	any nam
-0.97	any network
-1.07	any numb
-1.26	any pac
-1.86	any question
2.73	any rang
2.42	any reg
1.19	any servic
1.57	any skil
1.13	any tim
3.06	any universit
-1.74	any weath
-1.94	any weekend
1.54	any young
-1.37	anybod
-1.31	anybod near
-2.97	anybod s
5.21	anyon
1.25	anyon @payWord
1.63	anyon can
2.26	anyon i
1.60	anyon plat
1.25	anyon send
1.74	anyon who
1.82	anyon with
1.33	anyth ask
2.68	anyth goes
-1.66	anyth i
-2.81	anyth odd
-1.77	anyth that
-1.95	anyth with
2.21	anywa
1.18	anywher
1.91	anywher no
-2.13	ap ad
2.39	ap commission
-1.24	ap now
-3.17	apart
-2.57	apart from
-1.81	apart we
-1.42	apart with
-1.61	apartment
-1.07	apolog
-1.07	apolog deliver
1.79	app
1.83	app or
-3.57	app when
1.92	appl @fakeMoney
-1.53	appl @weed
1.92	appl card
-2.16	appl crat
2.59	appl pair
-2.16	appl press
1.24	appl sit
-3.41	appli
-3.34	appli for
-1.94	applicant
-2.80	application
-1.75	appointment
-1.38	appointment adult
-1.03	appointment her
-1.63	appointment in
-4.08	apprentic
-2.03	apprentic #teen
-2.47	apprentic @kitchenTool
-2.47	apprentic join
0.98	approv
1.81	approv even
-2.76	aquarium
-2.76	aquarium with
-2.12	arch
-1.13	arch taken
-1.77	archer
-1.93	architectur
-1.84	archiv
-2.19	are @absentReason
1.25	are @debtBond
-1.15	are @forced
1.78	are @genuine
-1.80	are @helper
-1.08	are @kitchenTool
-1.88	are @letFraud
1.73	are @payWord
1.83	are @sexual
-1.70	are @toyGun
-1.68	are a
-1.88	are all
2.55	are allow
-1.07	are at
-1.20	are between
-0.80	are careful
-0.94	are decent
-1.38	are declutter
-0.90	are downsiz
-2.19	are emigrat
2.38	are even
-1.12	are fin
-1.35	are flexibl
2.09	are genuin
1.43	are in
1.71	are intimat
2.29	are limit
-1.17	are look
-1.80	are mov
-1.91	are my
-1.02	are new
0.82	are not
-0.87	are on
-1.99	are outsid
1.25	are owed
1.81	are paid
-1.35	are stil
2.10	are taken
-3.21	are the
-1.25	are ther
-3.35	are two
-1.26	are who
2.20	are with
2.31	are your
2.75	area
1.10	aren
1.10	aren t
-2.44	arm
-2.04	arm fami
1.52	arm general
1.11	arm off
1.75	arm seek
-1.92	arm veteran
-1.40	armchair
-0.98	armle
-1.23	armle a
-1.74	armour
-1.92	armour @absentReason
-1.92	armour post
-1.81	aromatherap
-1.81	aromatherap strict
-1.58	around
-1.61	around @childWord
-2.44	around friend
-3.23	around on
-1.78	arrang @helper
1.27	arrang @payWord
1.44	arrang @salary
1.43	arrang a
1.52	arrang pay
-2.10	arrangement
-1.19	arrangement @authority
-1.19	arrangement council
-3.05	arriv thank
2.97	arriv with
1.57	arrival
-1.42	arrival @dealUnit
-1.42	arrival @keys
-1.42	arrival key
-2.14	arrow
-1.79	arsenal
-2.63	arsenal @fake
1.67	arsenal @ticketItem
-2.63	arsenal @toyGun
-2.63	arsenal replica
1.67	arsenal ticket
-3.24	art
-1.43	art @realJob
-1.43	art school
-1.56	articl
-1.70	articl contract
-3.14	artificial
-2.62	artificial christma
-2.18	artist
1.09	as
2.06	as @absentReason
2.84	as @genuine
-0.94	as an
1.83	as ask
-2.19	as barn
3.28	as i
0.99	as it
1.83	as man
-1.73	as much
-1.07	as my
-1.11	as new
-2.11	as one
2.53	as original
-0.92	as present
2.04	as real
-3.10	as shown
1.26	as the
-1.47	as wel
2.51	as you
-2.04	ashtra
-1.14	asian
1.35	asian @childWord
2.15	asian girl
2.29	asid
2.53	asid i
2.46	ask
1.72	ask ##
1.45	ask @fake
-2.42	ask @hardDrug
2.31	ask about
-1.30	ask book
-1.85	ask box
-1.27	ask com
2.29	ask for
2.35	ask how
2.41	ask me
-1.26	ask ord
1.11	ask the
-1.80	ask thre
-1.67	ask us
2.51	ask wher
2.86	asleep
3.02	asleep your
-2.56	assessment
-0.87	assistant
-2.08	assistant @moveMoney
1.28	assistant @parcelWork
-1.86	assistant @regulated
-1.00	assistant @taskWork
-1.74	assistant ages
1.78	assistant com
-1.86	assistant dbs
-0.92	assistant florist
-1.18	assistant for
-1.00	assistant lik
-2.15	assistant prescription
-2.10	assistant register
2.47	assistant remot
1.78	assistant to
3.20	assistant would
1.62	association @flat
-0.94	association eight
1.62	association flat
-0.89	astra
-2.04	astrolog
0.87	at
-1.95	at #
-2.25	at #few
-2.65	at #teen
-2.32	at @fee
2.15	at @invest
0.82	at @petFarm
3.26	at @petYoung
2.03	at @scheme
-2.00	at a
2.39	at anoth
1.54	at anyon
-1.88	at christma
-2.32	at cost
-1.90	at east
-1.20	at eight
1.97	at first
1.85	at fiv
2.06	at four
2.51	at g
1.44	at gmail
2.11	at half
-3.03	at heart
-2.28	at her
-1.82	at his
2.87	at hom
2.40	at hotmail
-2.70	at interview
1.98	at it
-1.78	at john
2.15	at min
-1.21	at most
1.83	at night
1.75	at onc
-1.79	at our
3.11	at school
1.92	at sea
-2.46	at seven
-3.00	at six
-0.94	at start
-2.16	at ten
-1.75	at the
1.20	at thi
-2.11	at two
-1.16	at wed
-2.02	at what
1.63	at work
1.88	at your
-1.84	athletic
-1.84	athletic club
2.42	atm
1.99	atm @fakeMoney
1.95	atm card
-2.40	attachment
3.16	attend
-1.90	attention
-2.83	attentiv
2.08	attractiv
2.43	attractiv student
-2.85	au
-2.85	au pair
0.85	audi a
-0.85	audi tt
-1.13	audition
-0.85	audition good
1.97	august and
-0.97	august bus
-2.56	aunt
-2.02	authentic
-2.55	author
-1.29	authoris
2.63	auto
2.74	auto switch
-3.23	automatic
-1.41	automatic @petFarm
-1.41	automatic any
-1.92	autumn
-1.04	autumn ceil
1.01	availabl #
1.17	availabl @dealTalk
2.13	availabl @document
2.57	availabl @fake
1.18	availabl @noParent
2.41	availabl @payWord
1.78	availabl @stolen
-3.23	availabl at
-2.86	availabl cash
-1.84	availabl could
-2.31	availabl do
1.62	availabl for
-2.32	availabl from
0.95	availabl i
-2.31	availabl in
1.67	availabl my
-1.86	availabl now
-2.85	availabl ok
-1.63	availabl on
0.94	availabl send
2.39	availabl she
-2.06	availabl thank
-1.20	availabl toda
-0.81	availabl within
2.50	availabl you
2.05	availabl your
-1.08	avant
-1.08	avant ##
-0.94	avoid
1.67	awa @street
1.68	awa @ticketItem
-0.83	awa bin
1.67	awa end
-1.71	awa for
-1.26	awa i
-2.13	awa in
1.68	awa ticket
-0.84	awkward
-1.77	awn
-1.07	awn and
-0.89	awn damp
-3.38	axe
-2.43	axe and
3.85	b
1.77	b #few
-1.55	b @gun
1.03	b @sexual
2.15	b a
1.40	b and
1.83	b i
-1.22	bab
-1.78	bab bath
2.37	bab due
-1.79	bab has
1.70	bab in
-2.19	bab monitor
-1.38	bab to
-2.19	bab und
-2.67	babysit
-1.84	babysit @document
-1.84	babysit @scheme
-1.84	babysit referenc
0.98	bacc
0.98	bacc @tobacco
0.98	bacc amb
2.26	back
-1.66	back @ticketItem
1.36	back a
-2.14	back at
1.89	back doubl
3.16	back from
-1.79	back i
0.87	back if
1.36	back leed
2.24	back memor
-1.42	back new
2.29	back no
2.88	back of
-1.66	back seat
-0.96	back the
0.84	back to
-1.61	back we
2.02	back with
-0.91	back within
2.02	background
-2.47	bacp
-1.50	bad
-1.23	bad box
1.34	bad credit
1.61	badg
2.08	badg scan
2.39	badg without
3.29	bag #
2.59	bag @fake
-2.10	bag and
-3.15	bag bag
-3.87	bag for
2.70	bag hand
-0.88	bag if
-1.69	bag in
-1.39	bag includ
-1.24	bag leath
1.24	bag mirror
-2.89	bag of
-1.84	bag waterproof
-2.40	bag with
-1.79	baile
-1.37	baile pegasu
-1.02	baile unicorn
-2.53	bailiff
-2.15	bailiff advic
-3.11	bak
-1.89	bak and
-1.24	bak off
-2.36	baker
-5.15	bal
3.59	balanc
1.33	balanc @bank
2.00	balanc to
-1.22	balanc togeth
2.77	balanc within
-0.96	balcon
-1.52	ballet
-1.25	ballet at
0.96	balloon
2.66	balloon all
-2.24	balloon in
-1.84	ballroom
-1.85	ballyhackamor
-1.60	bamboo
1.41	ban
-4.05	band
-1.75	bandit
-1.97	bang on
-1.76	bangor
-0.88	bangor count
0.80	bank
4.51	bank @fakeMoney
3.48	bank @kitchenTool
1.43	bank @link
-1.73	bank @moveMoney
-2.11	bank @realJob
-0.87	bank a
1.28	bank account
-1.15	bank and
2.83	bank card
-2.02	bank cashi
2.07	bank has
-1.97	bank holida
3.77	bank log
1.43	bank login
1.60	bank nam
-2.32	bank reconciliation
-1.56	bank shift
3.15	bank statement
1.81	bank to
1.81	bankrupt
1.81	bankrupt cash
-3.40	bar
2.12	bar #few
2.12	bar @dealUnit
1.07	bar @petFarm
-1.89	bar @pup
-1.17	bar a
-2.34	bar for
1.07	bar in
-0.85	bar kit
2.41	bar legal
-1.24	bar seven
-1.89	bar staff
-3.29	bar stool
1.54	bar too
-2.23	bar towel
-3.12	bar used
-2.16	barb
-2.16	barb @flat
-2.16	barb rent
-0.96	barcla @realJob
1.66	barcla and
1.05	barcla or
1.63	barcod
1.39	barcod @notSeen
1.63	barcod aft
-1.52	bareback
-1.96	bareback no
2.26	bargain
1.84	bargain @document
-1.41	bargain @fake
1.19	bargain @fakeMoney
1.58	bargain @stolen
-1.39	bargain @weed
-3.05	bargain first
1.83	bargain i
1.92	bargain the
-3.73	barista
-1.46	barista sta
-1.48	barista want
-5.12	barn
-3.72	barn find
-1.39	barn for
-0.86	barn with
-1.26	barr
2.82	barrel
1.56	barrel @chatApp
1.56	barrel snap
-1.82	bas
-1.32	bas #
-2.13	bas in
-1.68	basebal
-1.68	basebal bat
-2.54	basement
-1.43	basement @flat
-1.43	basement flat
3.93	bash
-3.21	basic
-2.75	basic #
-2.44	basil
-3.23	basket
-2.19	bass
-1.59	bass and
-1.93	bat and
0.97	bat fair
2.57	batch
2.32	batch pk
-2.02	bath
-3.06	bath @explosive
-3.06	bath @threat
-1.23	bath and
-3.06	bath bomb
1.38	bath i
2.47	bath quick
-2.15	bath salt
-2.02	bath v
-1.12	bathroom
-0.91	bathroom was
-0.97	bathtub
-0.97	bathtub fit
2.42	baton
-3.96	batter
-1.69	batter #
-0.95	batter #teen
-2.47	batter @fee
3.06	batter @forced
-2.47	batter @nitrous
-1.18	batter @noScript
-2.33	batter @spray
-2.33	batter acid
-1.31	batter at
-2.47	batter charg
-1.18	batter cycl
-0.86	batter health
-1.52	batter includ
3.06	batter lock
-2.46	baubl
-2.25	bay
-0.80	bay @authority
-0.80	bay window
-2.31	bayonet
-1.40	bayswat
-1.40	bayswat @genuine
-1.46	bb
-1.46	bb @gun
-1.46	bb gun
1.63	be
2.20	be #
-0.95	be @ammo
-1.04	be @fakeDoc
-1.33	be @forced
2.07	be @payWord
0.91	be @sexRent
-1.16	be @trustTalk
1.89	be @viewing
1.94	be affectionat
2.22	be chang
-2.21	be check
1.48	be clos
-1.64	be collect
1.06	be flown
1.92	be friend
2.14	be given
-2.36	be glad
-1.08	be happ
2.49	be in
-1.29	be on
0.91	be open
-1.14	be over
2.11	be paid
2.50	be put
1.30	be sent
-0.95	be silenc
1.93	be sorr
-1.09	be the
-1.33	be ther
-2.11	be used
1.89	be visit
2.85	be wip
2.67	be with
-1.01	beacon
-2.14	bead
-2.09	bean
-1.52	bean tin
-2.76	beano
-2.76	beano from
-3.48	bear
-2.16	bear on
-2.54	bear tedd
-0.87	bearsden
1.20	beat
3.76	beaten
2.96	beaten i
-2.26	beaut
-1.91	beaut salon
0.86	becaus
2.35	becaus @invest
-0.81	becaus a
-1.69	becaus everybod
-1.44	becaus i
2.35	becaus min
1.68	becaus of
2.02	becaus ten
-1.25	becaus we
2.57	becom
2.97	becom a
-1.77	bed
-1.75	bed #
-1.32	bed ##
-1.05	bed big
-2.00	bed for
-2.06	bed fram
1.24	bed hous
-2.07	bed king
-1.58	bed new
-1.01	bed semi
-1.06	bed shar
-1.31	bed what
-1.00	bed with
-0.97	bedroom a
-0.89	bedroom ful
-2.10	bedroom furnitur
-1.46	bedroom in
-0.85	bedroom near
-1.12	bedroom on
-2.10	bedroom set
2.84	bedroom twent
-0.83	bedroom two
-1.88	bedsid
-1.88	bedsid crib
-2.24	beech
-1.51	beef
1.09	been @flat
-2.11	been @sexual
-1.26	been a
-3.11	been in
1.09	been let
-1.73	been on
1.88	been touch
1.32	been used
1.71	been with
-3.24	beer
-2.80	beer brew
-2.64	bees
-0.98	beeston with
-1.99	befor @payWord
1.62	befor @realJob
-0.99	befor @viewing
-0.93	befor a
-2.64	befor eight
-0.94	befor ever
1.53	befor frida
-1.39	befor i
1.33	befor left
-2.34	befor pa
2.17	befor start
3.26	befor the
-0.99	befor view
2.28	befor we
-1.91	begin
-1.48	begin with
-1.18	behind
-1.16	behind the
-1.35	being
-1.16	being ask
-0.80	being dul
-2.87	bel
-2.55	bel and
-3.79	belfast
1.77	belgium
1.77	belgium @tobacco
1.77	belgium no
-1.29	believ
3.99	belong
3.47	belong beaten
2.18	belong to
0.95	below
1.55	belt
-1.83	belt @genuine
2.45	belt buckl
-0.91	belt don
-0.98	belt in
-0.90	bench @images
-1.24	bench and
-0.90	bench fold
1.36	benefit @sexRent
1.34	benefit arrangement
-2.06	benefit welcom
-0.98	benz
-0.83	benz c
-1.41	berlingo
-3.09	berth
-0.89	berth @street
-1.04	berth and
-0.89	berth end
-1.44	berth motor
-0.92	besid
-1.05	besid a
-1.12	besid any
2.86	best
1.37	best @fake
1.93	best @hardDrug
1.93	best cok
-1.88	best i
4.01	best in
2.12	best qualit
-0.93	bet
-1.04	bet pric
-0.82	bet sick
1.91	bet you
-2.67	between #
2.26	between @clocking
-1.44	between adult
2.26	between ring
-2.10	bevel
-2.10	bevel @fake
-2.10	bevel mirror
-0.91	bexle
-0.94	beyond
-0.94	beyond the
2.87	bf
-2.24	bi
-3.47	bicycl
-1.71	big @childWord
-1.96	big @kitchenTool
0.96	big @stolen
-1.71	big bo
-1.32	big box
0.96	big cat
-1.05	big fridg
-1.22	big garden
1.45	big head
-1.09	big than
-0.81	bik
-1.65	bik #
-1.13	bik ##
-1.21	bik ###
-1.46	bik #teen
-1.16	bik @absentReason
-1.29	bik @childWord
1.51	bik @stolen
-2.10	bik @street
-1.07	bik child
-3.12	bik for
-2.39	bik fram
-1.17	bik goes
2.48	bik going
-1.02	bik in
-2.49	bik is
-1.50	bik jacket
-0.96	bik need
2.75	bik out
-1.73	bik rack
-1.64	bik repair
-2.11	bik stand
-1.07	bik that
1.21	bik thre
-1.34	bik with
2.58	bik without
-2.39	bikeregist
-2.39	bikeregist pass
-0.84	bil
-2.24	bil dvd
2.74	bil for
-2.31	bil includ
1.54	bil is
-2.30	bil meet
2.66	bil wifi
-2.38	billhook
-1.99	billhook for
-1.34	binar
2.59	biometric
-1.54	bird
-2.95	bird @cruelty
2.32	bird @drugRun
2.32	bird @wildlife
-2.95	bird badg
2.32	bird trap
-1.67	birth chart
-3.41	birthda
-1.07	birthda cak
-2.49	birthda present
-1.54	biscuit
-1.26	biscuit twent
-0.85	biscuit we
-1.25	bishopston
-0.83	bishopston ###
-2.27	bit @insult
-2.37	bit bas
-2.27	bit dirt
-2.26	bit grann
-2.58	bit her
1.83	bit i
3.04	bit ly
1.73	bit of
-2.09	bit sel
-1.97	bit we
1.20	bitcoin
1.45	bitcoin @invest
1.95	bitcoin @notSeen
1.95	bitcoin only
1.87	bitcoin or
1.54	bitcoin wallet
3.12	bl
3.12	bl you
-1.41	black ###
-1.22	black @brand
1.49	black @exclude
-1.98	black @gun
-1.83	black and
-1.77	black histor
-1.25	black in
2.86	black magic
1.49	black medium
2.45	black need
1.86	black nev
3.02	black no
2.35	black quick
-1.98	black strap
-1.77	black tabl
-2.19	blackboard
-2.19	blackboard from
2.31	blacklist
2.56	blacklist imei
2.67	blacklist phon
1.43	blad
-1.57	blad @kitchenTool
-1.13	blad adult
2.09	blad com
-1.57	blad sharpen
-2.04	blad und
2.20	blad with
3.72	blank
3.13	blank @dealTalk
3.13	blank fir
-1.69	blanket
-2.36	blast
-2.15	blast and
-2.08	blaz
-1.96	blaz and
-3.28	blend
-2.13	bless
-2.13	bless you
1.45	block @link
-1.25	block over
1.81	block phon
1.45	block verif
-1.26	block with
-3.14	blockchain
-2.92	blok
-2.12	blond #
1.62	blood
2.41	blood and
3.30	blood group
-2.63	blood pressur
-2.51	blood pud
2.60	blot
2.40	blot two
-2.59	blous
1.21	blow
-1.75	blow dry
1.12	blu #
0.96	blu ###
3.20	blu @cruelty
2.50	blu @forced
3.20	blu badg
1.71	blu inhal
2.50	blu punish
-2.95	blu ray
-1.22	blu that
-2.09	bluebel
-2.21	blunt
-1.68	blunt and
-2.79	bmw ##
1.58	bmw x
-2.92	bo
-1.51	bo @realJob
-2.27	bo cloth
-1.66	bo fit
-2.32	bo from
-1.68	bo of
-1.71	bo radio
-1.51	bo school
-1.88	bo with
-3.49	board
-0.83	board and
-3.27	board gam
-1.25	boat #
-1.37	boat one
1.68	bod
1.70	bod by
2.97	bod to
-2.91	boil
-2.16	boil man
-1.61	bolst
-3.54	bolt
-0.85	bolt and
-1.24	bolt includ
-1.79	bolt on
-1.30	bolt pattern
-1.23	bolt to
-2.15	bolton
-1.39	bomb cherr
-1.88	bomb damag
-1.95	bomb disposal
2.48	bomb how
-2.24	bomb jacket
-1.39	bomb lipstick
2.33	bon
-2.70	bondag
-1.59	bondag fre
-3.05	bong
-2.44	bong bel
-1.09	bonnevill
-0.86	bonnevill bik
-2.20	bonu @salary
-2.20	bonu pension
-3.51	book
-0.93	book @groupsOfPeople
-0.93	book @originLand
2.38	book a
-2.54	book about
-0.84	book and
-1.56	book by
-2.14	book club
-1.62	book cock
-0.93	book indian
1.33	book no
-2.21	book of
-2.14	book present
-1.55	book sign
1.56	book so
-1.49	book the
1.20	book through
-2.03	book two
-2.00	bookcas
-1.43	bookish
-4.18	bookkeep
-1.42	bookkeep @genuine
-1.31	bookkeep @organ
-1.42	bookkeep @protectedPay
-1.09	bookkeep availabl
-1.65	bookkeep for
-1.42	bookkeep invoic
-1.31	bookkeep liv
-1.14	bookkeep sta
-1.09	bookshelf
-0.95	bookshelf need
-1.61	bookshop
-2.56	boot
-1.54	boot and
-0.88	boot for
-1.32	boot i
-1.56	boot siz
-2.04	boot suppli
2.88	bor
2.03	bor @noTicket
1.38	bor no
-1.87	bord
-1.83	bord colli
-0.91	bord mor
2.20	born
1.92	born in
-3.90	bosch
1.53	bosnia
1.46	boss
1.41	boss @bigEasyMoney
1.08	boss @haste
1.33	boss for
1.08	boss limit
2.52	bot
1.52	bot mak
-1.45	both
-2.00	both @flat
-1.70	both @keys
-2.37	both in
-1.70	both ke
-2.00	both landlord
-2.62	both parent
-0.93	both thirt
-1.94	both work
-0.84	botox
1.64	botox @noScript
1.98	botox at
-1.49	botox by
-2.16	botox clinic
-1.98	botox with
1.38	bottl
-1.95	bottl collectabl
2.71	bottl need
2.28	bottl of
2.61	bottl seal
-1.77	bottom
-1.41	boudoir
-1.41	boudoir photograph
-0.85	bought @stolen
-1.73	bought and
-2.99	bought at
-0.85	bought befor
2.52	bought from
-2.93	bounc
-2.58	bounc castl
-1.72	bournemouth
-0.97	bournvill and
1.64	boutiqu
-1.99	boutiqu job
-3.39	bow
-2.23	bow and
-1.47	bow saw
-3.69	bowi
-3.58	bowl
-2.84	bowl and
-1.75	box
-2.05	box ##
-2.72	box ###
1.00	box @bankSecret
1.77	box @dealTalk
-0.93	box @flat
-1.68	box @genuine
-1.48	box @kitchenTool
-2.51	box @notSeen
1.15	box @stolen
-1.22	box @weed
-1.44	box about
1.77	box and
2.24	box as
-2.17	box by
-0.91	box can
3.23	box collect
-1.15	box collection
-1.42	box dead
3.10	box does
1.19	box for
-2.57	box fre
-1.94	box from
2.90	box heav
1.11	box i
-1.27	box ice
-1.83	box in
-1.74	box kept
1.77	box local
-2.25	box nameplat
-2.31	box new
-2.29	box no
1.94	box not
1.31	box offic
1.19	box open
1.00	box passcod
-1.68	box receipt
-0.93	box room
2.32	box seal
-2.52	box set
2.19	box tailor
-0.93	box that
0.84	box the
-2.44	box two
-1.06	box we
-1.76	box what
-1.97	box with
1.20	boy
-1.00	boy #few
-2.04	boy @bereaved
-2.04	boy died
1.80	boy stil
2.02	boy want
2.41	boyfriend
1.34	br
-1.98	bra
-1.30	bracket
-1.57	bradford @authority
2.18	bradford @bankSecret
-0.94	bradford @weed
-1.57	bradford bailiff
-2.60	bradford book
-3.02	bradford even
-1.30	bradford mot
2.18	bradford national
1.75	bradford we
2.19	bradford you
-2.95	brak
-3.70	branch
-1.98	branch @controller
-1.88	branch cashi
-1.98	branch manag
1.61	brand
1.83	brand new
-2.46	brand s
-1.19	brass
2.54	brass @blade
-1.28	brav
-2.36	brazilian
-2.84	bread
-2.82	bread @blade
-2.82	bread knif
-0.93	break and
-1.23	break bad
-1.70	break sign
2.74	break your
-2.57	breakfast
1.54	breakthrough
2.28	breast
2.73	breast milk
-1.39	breath
3.80	breed
-1.45	breed @document
-1.45	breed @petCare
2.70	breed @petFarm
2.48	breed alwa
3.26	breed in
-1.45	breed licenc
-2.80	brew
-2.80	brew kit
1.48	brick
-2.08	brickla
3.28	brid
2.70	brid young
-2.92	bridal
-2.57	bridal mak
-1.92	bridg
-1.40	brighton s
-2.28	bring @document
1.80	bring back
-2.71	bring cash
-1.76	bring fiv
2.87	bring her
1.39	bring it
1.33	bring my
1.13	bring them
0.96	bring two
-2.41	bring your
3.59	brings
2.24	brings back
1.67	brings it
2.15	brings you
-1.59	bristol
1.62	bristol #
-2.18	bristol for
2.25	britain
0.88	british citizen
-1.39	british sign
-1.23	brixton
-0.88	broadband
-1.15	broadband and
-1.00	broadband are
-1.36	brok @regulated
-1.48	broken
-1.17	bromle
-1.44	bront
-1.44	bront novel
2.31	broth
0.88	broth for
3.09	brothel
3.09	brothel @flat
3.09	brothel room
-2.16	brought hom
1.41	brown and
-2.94	brown sugar
-1.92	brown tra
3.48	brunett
-2.72	brunett #
1.38	brunett @sexual
1.60	brunett hotel
1.38	brunett incal
2.26	brunett siz
-3.27	brush
-2.24	brush steel
1.41	bt
1.41	bt @helper
1.41	bt mov
-3.23	bu
-1.77	bu collect
-1.82	bu welcom
-2.46	bubbl
-1.48	bubbl @dealUnit
-1.48	bubbl wrap
2.45	buckl
1.99	bud
2.17	bud @weed
1.45	bud hash
1.94	bud left
-2.35	bud vas
-3.05	budd
-3.12	bugg
-2.57	build
-1.55	build and
-0.85	build has
-1.07	build natural
-1.62	build plot
-1.38	build stag
-1.53	build with
-4.17	built
-1.82	built by
-2.09	built in
1.38	bul
1.39	bul @pup
-1.39	bul @street
1.17	bul pup
2.99	bul xl
-2.35	bulb
-1.41	bulb and
1.33	bulgarian
0.80	bulk
1.40	bulk @petFarm
-1.00	bulk box
1.40	bulk deal
-0.94	bulkhead
-1.70	bulkhead tim
1.41	bulldog @pup
0.83	bulldog pup
-2.59	bullet blend
-1.84	bullet caravan
2.58	bullet found
-3.61	bullet journal
-2.61	bump
-3.88	bundl
-2.14	bundl #teen
-1.57	bundl blaz
-0.92	bundl of
-1.93	bung
-2.02	bungalow
-2.16	bungalow at
-1.03	bungalow in
2.91	bunk
2.64	bunk in
-1.78	bunn
-1.78	bunn @forced
-1.78	bunn bought
-3.64	bunt
-2.96	bunt @images
-2.12	buoyanc
-2.12	buoyanc aid
-1.89	bur
-1.55	burlesqu
2.41	burn
-2.94	burn @dealTalk
-1.77	burn for
-2.94	burn gas
1.19	burn stil
1.86	burn the
2.65	burn their
1.93	burn tonight
2.12	bus @absentReason
-1.76	bus @sexual
-1.76	bus escort
-0.82	bus practic
2.12	bus station
1.09	bush
2.47	bush meat
-2.19	business
-0.87	business in
-0.83	business of
-1.75	bust
-1.12	bust blond
1.93	but
1.59	but @fake
-1.72	but he
-2.79	but i
-1.17	but it
-2.16	but lov
3.32	but my
2.06	but nobod
2.92	but someon
-1.80	but whit
3.20	but who
-1.72	but worth
3.36	but you
-1.82	butch
-1.73	butch @blade
-1.28	butch kniv
4.10	butterf
2.65	butterf @blade
2.52	butterf @noTicket
2.52	butterf any
2.65	butterf knif
-1.74	button that
-1.22	buttonhol
-1.13	buttonhol to
1.04	buy @hardDrug
2.06	buy @pup
-1.86	buy @toyGun
1.98	buy @untraceable
4.27	buy a
-2.63	buy again
-2.84	buy any
1.97	buy at
1.46	buy crypto
1.93	buy gift
-2.03	buy it
2.14	buy vouch
-1.86	buy wat
3.07	buy-and-sell@absentPlace
2.16	buy-and-sell@ammo
1.39	buy-and-sell@authority
-2.21	buy-and-sell@badHours
1.95	buy-and-sell@bank
3.42	buy-and-sell@bigEasyMoney
3.48	buy-and-sell@blade
0.85	buy-and-sell@brand
2.73	buy-and-sell@chatApp
-1.81	buy-and-sell@chequeWork
-2.71	buy-and-sell@childAge
-2.88	buy-and-sell@childWord
4.11	buy-and-sell@clocking
2.01	buy-and-sell@cruelty
3.14	buy-and-sell@dealTalk
1.98	buy-and-sell@dealUnit
-1.70	buy-and-sell@deposit
2.53	buy-and-sell@document
1.22	buy-and-sell@drugRun
2.26	buy-and-sell@escrow
1.60	buy-and-sell@essayMill
-1.78	buy-and-sell@exclude
1.24	buy-and-sell@explosive
2.56	buy-and-sell@fake
2.42	buy-and-sell@fakeDoc
1.87	buy-and-sell@fakeMoney
-1.42	buy-and-sell@flat
3.64	buy-and-sell@friendsFamily
-1.41	buy-and-sell@genuine
-2.10	buy-and-sell@groupsOfPeople
1.65	buy-and-sell@growOp
1.26	buy-and-sell@gun
3.31	buy-and-sell@hacking
0.89	buy-and-sell@handle
1.57	buy-and-sell@hardDrug
1.03	buy-and-sell@helper
-2.86	buy-and-sell@insult
2.56	buy-and-sell@jail
-1.45	buy-and-sell@kitchenTool
-1.21	buy-and-sell@link
1.21	buy-and-sell@loan
-3.61	buy-and-sell@loveTalk
3.99	buy-and-sell@medicine
1.16	buy-and-sell@moveMoney
2.89	buy-and-sell@noCredit
4.43	buy-and-sell@noMum
1.01	buy-and-sell@noParent
2.30	buy-and-sell@noScript
1.74	buy-and-sell@noSkill
4.89	buy-and-sell@noTicket
1.12	buy-and-sell@notSeen
2.37	buy-and-sell@organ
3.69	buy-and-sell@originLand
-0.86	buy-and-sell@parcelFirm
-2.07	buy-and-sell@parcelWork
0.95	buy-and-sell@payFirst
1.77	buy-and-sell@payWord
-1.18	buy-and-sell@petCare
5.76	buy-and-sell@petFarm
4.17	buy-and-sell@petYoung
2.14	buy-and-sell@piracy
-2.04	buy-and-sell@protectedPay
1.39	buy-and-sell@regulated
1.33	buy-and-sell@salary
1.34	buy-and-sell@scheme
-1.49	buy-and-sell@sexual
2.55	buy-and-sell@spray
2.51	buy-and-sell@stolen
2.16	buy-and-sell@street
-1.55	buy-and-sell@threat
1.80	buy-and-sell@tobacco
5.09	buy-and-sell@tout
2.49	buy-and-sell@trustTalk
2.97	buy-and-sell@urine
2.07	buy-and-sell@visaSham
2.16	buy-and-sell@vulnerable
1.77	buy-and-sell@warZone
2.46	buy-and-sell@wildlife
-1.84	buy-and-sell@windfall
-5.94	buy-and-sell@youthLook
-0.82	by
-2.21	by #
-2.68	by #few
-0.86	by @absentReason
-1.78	by @brand
1.53	by @chequeWork
-2.99	by @fakeMoney
-1.23	by @forced
2.26	by @friendsFamily
-1.18	by @genuine
-0.92	by @helper
-2.22	by @images
1.10	by @parcelFirm
1.81	by @payWord
-1.65	by @protectedPay
-3.46	by @sexRent
1.62	by @sexual
2.38	by @untraceable
-1.30	by a
-1.78	by adida
2.20	by agenc
-2.32	by an
1.80	by and
-1.15	by appointment
-3.46	by arrangement
2.22	by bank
0.90	by beautiful
1.63	by bitcoin
-2.99	by card
1.53	by chequ
-0.82	by couri
2.38	by crypto
-2.14	by day
1.16	by dhl
1.71	by email
-0.80	by equit
-2.15	by farrow
1.30	by fedex
-1.77	by fiv
-1.57	by form
-1.89	by frida
2.26	by friend
-2.48	by grandad
-1.93	by horsewar
-1.18	by invoic
-1.95	by law
1.58	by lov
-2.68	by me
-1.98	by messag
1.80	by mistak
1.52	by moneygram
-1.58	by my
-2.44	by nabokov
1.34	by nak
-2.14	by night
-1.34	by oth
1.62	by paypal
1.19	by peopl
-2.29	by phon
-0.86	by post
-1.27	by royal
2.20	by send
0.91	by sid
2.49	by someon
-2.37	by stand
2.09	by text
1.22	by the
3.17	by turnitin
2.14	by ups
-1.80	by us
-1.31	by van
-2.22	by video
2.15	by western
-1.16	by word
4.03	bypass
2.40	c
-1.96	c #few
1.31	c a
-0.83	c class
1.01	c h
1.53	c l
2.38	c o
-2.35	cab
-1.58	cabin
-3.77	cabinet
-1.90	cabinet com
-1.09	cabinet mak
-4.28	cabl
-1.56	cabl and
-1.92	cabl cash
-1.86	cabl reel
-1.96	cactu
-1.07	cadd
-3.86	caf
-1.82	caf and
-1.60	caf at
-0.82	caf premis
-3.63	cag
-2.56	cag and
-1.83	cag pick
-1.23	cag sid
-3.35	cak
-1.06	cak in
3.20	cal
2.87	cal are
2.62	cal o
2.77	cal or
-2.90	cal out
1.61	cal the
3.57	cali
3.44	cali @weed
2.13	cali pack
-1.97	calm
-0.93	calm @flat
-1.19	calm pass
-2.56	calor
-1.95	cam all
-1.72	cam but
-1.16	cam by
2.35	cam from
-1.34	cam to
-1.28	cambelt
-1.66	cambelt don
-0.85	cambelt with
2.08	camera @ammo
-1.67	camera and
2.08	camera clip
-1.47	camera detector
-1.00	camera want
-1.49	camera with
-1.75	camp
-1.78	camp @forced
-1.78	camp has
-1.77	camp hob
-2.13	camp stov
-1.57	campaign
-2.81	campervan
-0.87	can
1.07	can @absentReason
1.87	can @dealTalk
2.07	can @drugRun
-1.83	can @groupsOfPeople
1.87	can @moveMoney
1.95	can @notSeen
-1.83	can @payWord
0.96	can @salary
2.31	can agre
1.43	can arrang
-2.08	can be
1.62	can bring
-2.76	can check
-2.29	can collect
-3.07	can com
2.70	can cry
-1.51	can deliv
2.59	can do
1.87	can drop
-1.69	can explain
1.73	can get
-1.59	can he
-1.34	can help
-2.16	can hold
2.44	can hurt
2.30	can look
1.51	can mak
1.45	can meet
-4.09	can my
2.73	can not
1.95	can only
0.96	can pay
1.07	can post
-2.29	can put
-0.93	can read
0.96	can see
-1.95	can send
-1.37	can sta
0.98	can t
-1.03	can tak
2.64	can tel
-2.58	can transf
-1.84	can travel
1.87	can u
-1.19	can usual
-1.04	can wait
-2.99	can we
1.52	canada flight
-1.64	canada so
1.69	canc
2.76	canc and
1.13	cand
2.28	candl friend
-2.19	candl mak
-1.07	candl vegan
3.10	cannabi
2.38	cannabi @flat
2.62	cannabi grown
2.38	cannabi hous
-3.16	cannabi leaf
-2.34	cannon
1.58	cannot
1.49	cannot @forced
2.66	cannot be
-2.22	cannot go
2.34	cannot open
1.49	cannot refus
1.06	cannot show
-3.07	canon
-1.21	canop
-1.24	canterbur
-1.51	canton
-1.63	canton has
-0.87	canton sinc
1.99	cap
-1.97	cap @gun
1.61	cap and
-1.95	cap by
-1.78	cap gun
3.09	cap stil
-2.22	capsul
2.61	capuchin
-3.02	car #
-2.81	car ###
-0.99	car @dealTalk
-1.70	car @dealUnit
-1.03	car @fee
-2.94	car @helper
-2.22	car @keys
-0.98	car @kitchenTool
-1.03	car @nitrous
1.78	car @payWord
-1.99	car @realJob
1.78	car @salary
-1.92	car @ticketItem
-3.18	car and
-2.94	car assistant
-0.94	car availabl
2.24	car brings
-1.03	car charg
-0.81	car com
-1.88	car even
-0.99	car gas
-2.50	car hom
1.92	car i
-2.74	car in
1.69	car is
-1.27	car ke
-1.70	car key
2.36	car no
0.89	car of
2.05	car open
-1.86	car or
-1.36	car our
2.80	car park
1.78	car pay
-0.94	car personal
-1.92	car seat
-2.06	car to
-3.20	car two
-0.85	car was
2.11	car wash
2.05	car wil
-1.09	car with
0.88	car work
-2.42	caravan
-0.96	caravan ###
-0.96	caravan @realJob
-2.18	caravan @toyGun
1.28	caravan awn
-0.99	caravan from
2.56	caravan is
-2.18	caravan model
-1.85	caravan on
-2.21	caravan sit
-2.09	card #
2.27	card @fakeDoc
2.20	card @fakeMoney
1.91	card @helper
-1.10	card @payWord
-1.17	card @regulated
2.55	card accept
2.28	card and
-0.85	card cash
-1.63	card contract
2.15	card detail
2.65	card for
-2.40	card from
-2.72	card hold
-1.17	card insur
2.59	card lent
-2.04	card light
1.75	card limit
1.53	card look
0.88	card need
2.27	card no
1.77	card numb
-1.67	card payment
1.66	card send
1.01	card thank
1.53	card to
0.90	card when
1.39	card with
2.21	card without
-1.58	card worth
-1.23	cardboard
-2.82	cardiff
1.61	cardiff @payWord
-2.26	cardigan
-3.05	careful
-0.80	careful to
-2.16	caretak
-1.50	cargo
-1.50	cargo bik
-0.97	carlisl
-1.93	carpent
-1.32	carpet
-1.94	carpet and
-1.53	carr
-3.42	carr it
2.50	carr on
-1.10	carr two
-3.39	carri
-2.25	carri and
-1.53	carri bag
2.84	cart
2.00	cart @weed
1.78	cart and
2.00	cart edibl
1.91	cart that
1.18	carton
-3.68	cartridg
-2.33	cartridg bag
3.66	carv
2.71	carv last
-5.03	cas
2.65	cas @bigEasyMoney
-0.92	cas about
-3.52	cas and
2.65	cas cash
-2.74	cas for
-1.23	cas has
-2.45	cas no
2.05	cash
2.04	cash @drugRun
1.89	cash @forced
1.41	cash @noTicket
2.42	cash @payWord
1.35	cash @pyramid
1.89	cash @realJob
2.14	cash a
1.83	cash app
-2.94	cash bu
1.11	cash friend
1.25	cash from
1.35	cash gift
1.05	cash in
0.91	cash it
1.84	cash meet
1.96	cash no
2.29	cash nobod
-2.72	cash on
-1.87	cash or
1.89	cash own
2.07	cash paid
1.82	cash to
1.45	cash week
-2.10	cash when
-1.43	cashi
-2.02	cashi @forced
-2.02	cashi @realJob
1.60	cashi s
-2.02	cashi train
-0.98	cast
1.84	cast @childWord
-2.88	cast iron
1.84	cast kid
-3.32	castl
-0.82	castlereagh
-1.70	cat
-1.70	cat @codeShare
2.92	cat @growOp
-1.02	cat @pup
-1.70	cat @weed
1.66	cat and
-1.79	cat bolt
-2.33	cat carri
-0.87	cat cpd
0.96	cat cub
2.92	cat cut
-1.69	cat flap
1.06	cat four
-1.52	cat in
-1.02	cat lit
-2.32	cat n
-1.33	cat not
-1.23	cat s
-1.70	cat scratch
-1.08	cat stead
-1.70	cat tre
-2.36	catalytic convert
-1.72	cater
-1.35	cathedral
-1.38	cathedral quart
1.86	caught
-0.92	cavehil
-1.72	cb ##
-3.05	cbd
-2.59	cbd fre
2.30	cbt
3.16	cbt and
-2.41	cc
1.66	ccj
-2.32	cctv
-2.54	cd
-2.56	cds
-2.14	cedar
-0.83	ceed
-1.84	cel
-1.70	cello
-0.85	cent
-0.99	cent less
-1.49	centr
-2.56	centr brunett
-2.35	centr even
1.66	centr i
2.78	centr she
-1.02	centr stand
1.33	central
-1.86	central @toyGun
-1.86	central heat
-2.82	ceramic
1.46	certain
1.53	certain get
-3.94	certifi
-1.54	certifi @childWord
-1.54	certifi lad
-1.41	certifi translation
-1.39	certificat ###
0.84	certificat @document
1.73	certificat @fakeDoc
-1.22	certificat @kitchenTool
-1.09	certificat and
1.36	certificat any
-1.22	certificat collector
-2.17	certificat for
-1.02	certificat hold
1.92	certificat in
-2.36	certificat issu
2.68	certificat of
-1.65	certificat shown
-1.95	certificat sworn
-1.51	certificat v
1.18	certificat with
2.39	certificat without
-1.07	cf
-1.07	cf #
-4.27	chain
-1.82	chain cash
-2.11	chain fre
-2.40	chair
-1.34	chair ##
1.44	chair @forced
-1.84	chair @toyGun
-1.04	chair for
-1.84	chair massag
-1.44	chair to
-1.76	chais
-1.76	chais can
-1.18	chalet
-1.72	challeng
1.16	champion
1.16	champion leagu
-2.57	chandeli
1.75	chanel
1.88	chanel and
2.52	chang
2.18	chang ever
-2.89	chang my
0.96	chang no
2.35	channel
-2.64	channel no
1.88	channel one
1.59	channel sky
-1.73	chapel
-1.46	chapel allerton
-1.29	charact
1.86	charg #
0.98	charg ##
-1.94	charg @genuine
1.31	charg @payFirst
-1.32	charg @payWord
-0.80	charg @stolen
-3.13	charg and
-2.12	charg by
1.52	charg first
-1.26	charg friend
2.05	charg payabl
-1.58	charg receipt
1.02	charg two
1.31	charg up
-1.44	charg you
-5.42	charit
-2.40	charit #
-1.00	charit @petCare
-3.03	charit fre
-1.36	charit help
-1.00	charit rehom
-1.47	charit volunt
-1.59	charli
-2.31	charli and
-2.54	charli bear
-1.58	charli the
-1.63	charm
-1.95	chart
-1.30	chart cover
-1.76	chas
-1.97	chassi
-1.38	chassi treat
3.12	chat
1.37	chat @realJob
-2.47	chat ad
2.96	chat aft
1.37	chat interview
2.47	chat with
-1.34	chatham
5.70	cheap
1.03	cheap @childWord
2.76	cheap @document
1.28	cheap @flat
0.98	cheap @medicine
2.69	cheap @stolen
3.80	cheap @tobacco
-1.94	cheap and
0.98	cheap bacc
1.62	cheap clean
2.69	cheap don
2.61	cheap fag
2.22	cheap for
1.03	cheap lad
2.74	cheap licenc
-2.43	cheap must
2.07	cheap need
1.06	cheap than
1.91	cheap thi
-2.27	cheap though
-1.12	cheap to
2.26	cheap tobacco
1.35	cheap year
2.43	cheapest
-1.03	check
1.96	check ##
1.28	check @assured
-1.13	check @petCare
0.98	check @salary
-1.75	check and
-1.93	check at
-2.38	check befor
1.23	check furnish
1.28	check guarant
-2.37	check it
2.07	check nam
1.95	check one
1.55	check out
0.98	check pay
-1.30	check that
1.78	check thi
-2.63	check we
-1.05	check with
2.09	check you
-2.27	check your
-2.87	cheerful
1.42	chees
-2.79	chef
-1.27	chef @forced
-2.14	chef de
-1.29	chef look
-1.27	chef own
-1.70	chef s
-0.80	cheltenham
5.15	chem
3.39	chem and
2.81	chem for
-1.88	chemistr
2.97	chequ
0.91	chequ @chequeWork
2.36	chequ @payWord
2.37	chequ and
0.91	chequ cash
1.97	chequ for
-1.83	chequ i
1.71	chequ is
1.76	chequ sent
1.97	chequ to
1.95	chequ you
-2.92	cherr
-1.39	cherr @explosive
-1.39	cherr @threat
-1.39	cherr bomb
-3.40	chess
-2.76	chess partn
-3.21	chest
-2.28	chew
-1.78	chic
-1.64	chic @images
-1.64	chic photo
-2.73	chicken
-2.54	chicken point
3.39	chil
3.33	chil t
-2.21	child @ticketItem
1.09	child @toyGun
1.09	child model
-2.12	child s
-2.21	child seat
-2.40	childhood
-2.40	childhood not
-2.09	childmind
-1.24	childmind @regulated
-0.91	childmind @withParent
-2.14	childmind and
-1.24	childmind ofst
-1.75	children
-1.74	children aged
-0.84	children and
2.59	children in
-1.81	children of
-1.32	children one
-1.22	children thank
-0.85	children what
-1.82	chim
-0.95	chim can
-0.92	chim on
-3.04	chimne
-2.78	chimne sweep
2.89	china
0.92	china siz
-2.25	chines
-1.10	chines @childWord
-1.10	chip
1.55	chip @noMum
-1.50	chip @petCare
1.55	chip @vulnerable
1.55	chip no
-1.24	chippendal
-1.24	chippendal chair
-2.83	chisel
-2.83	chocolat
-2.31	chocolat factor
-2.53	choic my
-1.36	choic no
-1.06	choic part
-3.46	choir
-1.85	choir @noSkill
-1.85	choir all
-0.94	choir that
2.53	choos from
-0.82	choos the
-0.89	chorlton
2.13	christian @flat
-3.17	christian singl
2.13	christian tenant
-2.58	christma
-2.80	christma @weed
3.09	christma but
-2.25	christma decoration
-2.80	christma tre
-1.74	christma vouch
-2.05	chrom
-1.62	church
2.63	church @absentReason
-2.53	church hal
2.63	church mission
1.70	ciali
1.25	ciali @noScript
1.25	ciali no
-1.72	cigarett
-2.27	cigarett @fakeMoney
-2.27	cigarett card
-0.82	cinema
0.82	circl
1.35	circl put
2.99	circumcision
2.99	circumcision for
-0.97	cis
-0.92	cit
-0.83	cit centr
0.99	citizen to
-1.59	citroen
-1.41	citroen berlingo
-0.85	citroen dispatch
-1.57	civil
-1.89	cla
-1.89	cla @gun
-1.89	cla @images
-1.89	cla @threat
-1.89	cla shoot
2.22	claim
1.94	claim it
2.05	claim your
-3.03	clamp
1.11	clapham
1.24	clapham ##
-1.80	clasp
-1.03	clasp step
-4.11	class
-1.20	class #
-2.95	class #few
1.62	class @assured
-1.97	class a
-1.95	class e
-1.01	class from
1.62	class guarant
-2.72	class of
-4.46	classic
-2.70	clean #teen
-0.95	clean @controller
-1.09	clean @deposit
2.12	clean @document
-2.09	clean @fakeDoc
2.07	clean @gun
1.80	clean @noMum
-0.90	clean @payWord
-1.04	clean @realJob
1.80	clean @vulnerable
-0.87	clean by
-0.91	clean collection
-1.12	clean ever
-0.85	clean for
-1.87	clean from
2.18	clean in
-2.09	clean insid
-1.83	clean leath
1.49	clean nev
1.80	clean no
1.76	clean quiet
-1.12	clean retir
-2.02	clean rod
-1.04	clean rota
-1.20	clean sel
-2.65	clean two
2.65	clean v
2.01	clean wee
-1.99	clean with
-2.86	clear
-1.45	clear @document
-2.62	clear and
-1.35	clear out
-1.45	clear v
-3.35	clearanc
-1.30	clearanc @document
-1.30	clearanc @petCare
-1.30	clearanc licenc
-1.67	clerk
2.19	clerk #
-2.32	clerk account
-2.36	clerk offic
-2.21	clerk sag
-1.58	clerk thre
-1.88	clev
2.27	click thi
2.18	client at
-1.13	clifton
-1.54	clifton a
-1.01	clifton and
-0.85	cliftonvill
-1.14	cliftonvill a
-2.36	climb
-2.18	climb @absentReason
-2.18	climb post
1.56	clinic @awayFromSite
-0.82	clinic @regulated
1.23	clinic book
-1.46	clinic in
-0.82	clinic insur
0.90	clinic leed
-0.85	clinic premis
1.56	clinic privat
-1.27	clinic with
-1.55	clio
1.21	clip
-1.97	clip fram
1.54	clip nev
2.08	clip of
-1.97	clip on
2.65	clip the
1.27	clock
-1.48	clock @bank
-1.06	clock @viewing
-1.26	clock by
-1.48	clock chim
-1.84	clock from
-1.58	clock the
2.67	clock to
2.31	clon
1.98	clon @fakeMoney
1.98	clon card
2.77	clon in
1.46	clon plat
2.11	clon read
-1.69	clon war
-1.76	clos
1.48	clos @fakeMoney
1.48	clos @kitchenTool
1.48	clos @link
-1.99	clos boutiqu
1.78	clos but
-1.76	clos fit
1.48	clos log
-0.85	clos to
2.76	clos transport
-2.44	cloth
-3.09	cloth #teen
-1.81	cloth bundl
-1.55	cloth from
-1.05	cloth on
1.43	club
2.13	club @childAge
2.44	club @fake
-1.84	club @flat
-1.77	club and
-1.84	club club
2.44	club cop
1.99	club fifteen
-1.94	club for
-1.92	club i
-1.84	club let
-2.33	club shirt
3.40	club thursda
-1.85	clutch
-4.99	cm
2.74	co
3.00	co codamol
2.40	co dot
-3.30	coach
-2.83	coach und
-2.26	coast
-2.34	coat
-1.30	coat #
-2.07	coat and
-2.46	coca
-2.46	coca cola
4.02	cocain
-2.76	cocain bear
3.10	cocain for
-2.87	cock
-1.62	cock pheasant
-2.12	cockapoo
-1.16	cockapoo a
-2.75	cocktail
-1.62	cocktail book
-2.39	cocktail shak
2.07	cod @notSeen
2.07	cod aft
-2.95	cod for
0.91	cod keep
-1.44	cod we
-1.44	cod when
2.20	cod you
3.00	codamol
3.00	codamol thirt
2.21	codein
1.55	codein #
1.53	codein @medicine
-1.40	coffe
1.34	coffe and
-1.63	coffe first
-2.45	coffe in
-1.18	coffe is
-1.00	coffe offic
-2.45	coffe on
-2.65	coffe tabl
-3.05	coin
-1.30	coin collection
-2.24	coin count
2.45	coin look
-1.22	cok
2.34	cok @hardDrug
-2.67	cok bottl
-4.02	cok zero
-1.96	cola sign
-2.08	cold
1.43	cold @weed
1.43	cold pack
-2.29	cold wat
-2.61	colleagu
0.98	collect @keys
-1.88	collect @viewing
2.70	collect a
2.58	collect again
-2.57	collect any
0.91	collect at
-1.31	collect by
3.59	collect from
0.81	collect i
-1.52	collect in
-4.07	collect it
0.98	collect ke
1.95	collect pleas
-1.07	collect tak
1.69	collect the
-1.90	collect tin
-2.19	collectabl
-2.32	collection
-1.61	collection @genuine
-1.73	collection @notSeen
2.35	collection aft
2.26	collection and
-2.04	collection ashtra
-1.14	collection box
-0.99	collection from
-2.46	collection in
-2.02	collection of
-1.73	collection only
-2.49	collection or
-1.38	collection shown
-3.11	collector
-1.22	collector sal
-1.53	colleg
-2.09	colleg day
-2.06	colli
-1.00	colli adult
-1.76	colour
-1.45	colour @document
-2.25	colour @toyGun
-1.80	colour but
-2.15	colour by
-1.39	colour chang
3.14	colour from
-1.93	colour in
-1.45	colour mot
-2.25	colour nail
-1.87	colour set
-1.86	coloured
-1.86	coloured laundr
-1.47	column
2.16	com @payWord
-1.57	com @sexual
2.04	com along
-2.95	com and
-1.84	com apart
-1.26	com are
-2.16	com at
0.87	com back
-0.93	com bank
2.56	com becaus
-1.77	com by
-1.94	com do
-1.57	com first
-2.89	com hello
3.04	com hom
1.49	com in
-2.34	com is
1.98	com lat
-1.83	com on
-3.12	com over
1.59	com send
-1.39	com soon
-2.03	com thank
1.10	com the
3.35	com to
-3.55	com toda
1.40	com transf
-2.71	com what
-2.43	com when
1.98	com with
-1.19	com within
1.05	com would
2.05	com you
0.99	combat
-2.17	combination
-2.17	combination padlock
-1.78	comed
-1.20	comfort
-1.60	comfortabl
-1.67	comfortabl @flat
-2.27	comment
2.08	commission aft
-1.85	commission basic
1.45	commission no
-2.26	common
-0.86	commonwealth
-2.30	communit
-1.85	communit choir
1.58	compan
1.87	compan @payWord
1.87	compan @salary
-1.06	compan at
1.67	compan brings
-0.81	compan car
-1.42	compan for
-1.14	compan from
1.09	compan i
-1.03	compan in
0.90	compan of
1.87	compan pay
-0.94	compan shop
2.08	compan so
2.45	compan that
1.95	compan who
-0.93	companion
-2.02	companion #
-2.02	companion for
0.86	complain
-1.01	complain about
-4.75	complet
-1.10	complet i
-1.21	complet no
-2.04	complet we
-1.75	complet with
-2.85	completion
-2.00	completion @regulated
-2.00	completion fca
-1.53	complianc
-1.53	complianc analyst
-1.09	compliant
-2.07	compound
-2.07	compound and
-1.15	compulsor
-2.45	comput
-2.63	comput help
2.50	comput is
-1.98	concert
-1.62	concert @ticketItem
-1.87	concert t
-1.62	concert ticket
-2.06	concret
-1.41	concret @badHours
-1.41	concret floor
-1.29	condition
-1.53	condition @childWord
-0.87	condition half
2.38	condition i
-1.16	condition it
-1.38	condition no
-0.90	condition tying
-0.99	condition with
1.21	condom
-2.09	conferenc
1.89	confirm
2.89	congratulation
2.08	congratulation your
-1.02	conqueror
-1.02	conqueror ##
-0.85	consent
-1.41	consent and
-2.80	consider
-1.21	consider i
2.08	consignment
0.90	consignment box
1.78	consignment writ
2.32	consol
2.32	consol with
-2.38	consultant
-2.08	consultant #
-2.17	consultation
-1.94	consultation first
3.87	contact
1.30	contact @authority
1.30	contact hr
2.35	contact the
1.65	contact you
-2.45	contain
-1.02	contain #
1.79	content
-0.87	contract
-0.82	contract @dealTalk
-1.21	contract @regulated
-0.80	contract by
2.14	contract com
-1.21	contract glaa
-0.82	contract menu
-1.93	contract taken
1.81	contract you
-2.32	control
-0.93	control @genuine
-0.97	control @insult
-0.93	control @regulated
-0.97	control @taskWork
-2.09	control and
2.20	control by
-1.71	control car
-1.28	control drug
-0.93	control licens
-0.97	control rat
-2.49	conversation
-1.69	conversation and
-2.36	conversion
2.65	convert
1.76	convert @gun
2.63	convert top
-1.49	cook
-0.82	cook and
-1.54	cook for
-1.22	cook from
-1.52	cook wel
-1.77	cookbook
-2.11	cooker
-1.62	cooker book
1.34	cool
2.35	cool got
-2.78	coon
-1.76	coon @stolen
-1.76	coon cat
-2.18	coon climb
-3.57	coop
-2.02	coop for
-1.63	coop in
2.60	coordinator
2.41	coordinator with
1.73	cop @brand
2.44	cop @childAge
2.44	cop fifteen
-2.38	cop for
3.17	cop from
-2.63	cop it
-2.14	cop of
-2.17	cop pan
2.80	cop sam
1.63	cop serial
-2.15	copywrit
-1.97	cord
-1.46	cordless
-2.29	corkscrew
-1.36	corn
-0.86	corn bik
-1.30	corn otherwis
1.72	corn sofa
-1.64	cornic
-1.48	cornwal
1.76	correction
-3.13	corsa
-2.24	corsa first
-0.93	corstorphin
-0.87	corstorphin one
3.19	cos
1.59	cosh
1.59	cosh @authority
1.59	cosh polic
3.24	cost #
1.74	cost ##
-1.55	cost first
-1.25	cost hand
-1.03	cost help
2.58	cost if
-1.00	cost it
-0.87	cost less
-1.76	cost mor
-1.64	cost noth
-1.00	cost step
-1.68	cost the
1.44	cost you
-3.47	costum
-2.80	costum age
-1.74	costum lycra
-2.80	cot
-2.38	cot @sexual
-2.38	cot bed
-4.23	cottag
-1.38	cottag on
-1.42	cottag quart
-1.92	cottag to
-0.99	cottag with
-3.55	cotton
-3.02	could
-2.89	could i
2.91	could not
-5.14	could you
0.84	couldn
0.84	couldn t
2.90	council @flat
2.29	council check
-2.47	council exchang
2.29	council hous
-1.19	council tax
2.25	council tenanc
-2.85	counsel
-2.46	counsel @regulated
-2.46	counsel bacp
-2.14	counsellor
-1.57	count
-0.88	count down
2.36	counterfeit
2.33	counterfeit not
4.44	countr
2.33	countr and
1.67	countr you
-4.95	coupl
-2.43	coupl #
-0.82	coupl @notSeen
-1.03	coupl are
-1.68	coupl for
-1.30	coupl handmad
-2.55	coupl in
-1.72	coupl of
-0.82	coupl only
-2.07	coupl seek
-1.97	coupl who
-1.22	couri
1.85	couri @fee
-1.84	couri bag
2.53	couri brings
1.85	couri fee
-1.21	couri for
1.76	couri includ
-1.93	couri pick
-2.88	couri sam
-1.45	couri van
2.32	couri wil
-1.10	cours
-1.86	cours @document
-1.69	cours @payWord
-1.86	cours @toyGun
-1.86	cours certificat
-1.69	cours paid
-1.03	cours sick
-0.81	cours we
2.37	court @childWord
-1.33	court and
2.37	court bab
3.08	cousin
1.85	cousin has
-1.28	cov
-1.94	cov a
-2.27	cov and
-1.19	cov for
2.22	cov the
-1.64	cov wash
-1.44	coventr
0.96	cover
2.03	cover by
2.19	covid
-1.78	cowbo
-1.78	cowbo hat
-1.95	cowl
3.69	cp
1.50	cp @images
1.50	cp mega
-0.87	cpd
-0.87	cpd allowanc
-1.73	cr
-2.85	crack
1.98	crack @hardDrug
2.21	crack deliver
-3.45	crack fil
-3.56	crack in
-1.46	crack one
-1.75	crack repair
1.98	crack rock
-1.59	crack screen
-1.90	crackl
-1.43	cradl
-3.59	craft
-2.02	craft @stolen
-1.78	crampon
-1.78	crampon wint
-2.39	crash
-1.04	crat
-2.05	crat #
-1.79	crat coca
-1.05	crat larg
2.41	crat sel
-2.29	cream
1.66	cream @fee
1.66	cream @nitrous
1.66	cream charg
-1.89	cream dispens
-1.80	cream leath
-1.82	cream mak
-2.37	cream siphon
-1.95	cream van
1.84	credit
1.66	credit @dealUnit
-1.81	credit @fakeMoney
-1.81	credit card
2.06	credit check
1.66	credit scor
-2.41	credit union
-1.88	crib
-1.88	crib hard
-2.89	cricket
-1.22	cricket bag
-2.41	cricket tie
-2.35	crim
-1.94	crim novel
2.41	crippl
2.41	crippl the
-1.82	crisp
-2.44	crocodil
-2.44	crocodil effect
2.76	crop
1.82	crop ear
-4.52	cross
-2.75	cross stitch
1.90	crossbow @gun
1.90	crossbow pistol
2.38	croydon
2.02	cruis @helper
-0.80	cruis lin
2.02	cruis ship
2.70	cry
2.48	cry leed
1.68	crypto @invest
1.83	crypto @notSeen
-1.63	crypto and
1.83	crypto only
1.53	crypto presal
1.46	crypto with
2.23	crystal #
2.34	crystal @hardDrug
-2.57	crystal chandeli
-1.25	crystal for
-2.24	crystal glass
-3.22	crystal heal
2.34	crystal meth
-0.85	crystal peak
2.87	crystal two
2.94	cs
1.32	cs @dealTalk
2.85	cs @noScript
2.85	cs from
1.32	cs gas
1.53	csc
1.86	csc @weed
1.86	csc green
2.54	csc without
-2.55	ct
-1.12	cub
0.96	cub @noMum
0.96	cub @noTicket
0.96	cub no
2.64	cuddl
2.64	cuddl up
-2.13	cuff
-2.34	cufflink
-0.94	cul
-0.94	cul de
-1.84	cultur
-2.20	cup
-2.29	cup and
-1.16	cup hold
-0.86	cup of
-1.06	cupboard ful
2.00	cur
2.08	cur canc
-2.23	curiou
-1.12	curr
-4.23	curtain
-0.98	curtain in
-1.46	curtain lin
-1.07	curtain long
-1.26	curtain sid
-3.20	curv
-2.01	curv @childWord
-2.01	curv lad
-4.21	cushion
-1.02	cushion clean
-1.06	cushion to
1.62	custod
1.62	custod of
-1.22	custom ###
1.56	custom @fee
3.54	custom @payWord
1.98	custom @salary
-1.17	custom do
1.56	custom fee
1.89	custom hav
-1.16	custom in
1.98	custom pay
2.77	custom payment
-2.63	custom servic
-2.20	cut #few
-2.45	cut and
-1.27	cut car
1.37	cut for
2.08	cut off
2.92	cut thi
3.07	cuti
-1.52	cv
1.69	cv start
-2.36	cv to
-1.96	cv writ
1.02	cvv
-0.83	cycl first
-1.47	cycl to
-1.18	cycl und
-2.01	cyclist
-1.29	cylind
-1.90	cylind for
-1.58	cymbal
-1.58	cymbal stool
-1.80	cymraeg
-0.89	cynco and
-0.86	cynco the
1.52	cypru
1.95	cypru and
-2.15	d @taskWork
-1.99	d @threat
-3.17	d be
1.00	d e
-1.25	d enjo
-0.83	d expect
-1.99	d kil
-2.15	d lik
1.25	d m
2.45	d o
3.17	d print
-1.35	d rath
-2.34	da a
-1.48	da ahead
-1.61	da at
-1.85	da holida
-1.41	da in
-1.85	da laptop
-1.38	da leav
-0.99	da look
2.25	da minimum
2.63	da non
-0.81	da of
-1.49	da off
-0.85	da or
-1.21	da prefer
3.30	da to
-1.53	da we
-1.37	da welcom
-1.13	da you
1.11	dachshund
1.51	dachshund @pup
-0.80	dacia sandero
-3.19	dad
1.41	dad i
-3.09	dad of
-2.25	dad s
-2.04	dad who
-2.43	dad with
2.77	dadd
-2.16	daf
-1.07	daf cf
-2.20	daf lf
1.61	dai @taskWork
1.44	dai lik
-0.95	dai tip
1.84	dai updat
-2.58	dal
2.39	dam
2.39	dam not
-2.94	damag
-1.88	damag restoration
-2.93	damp
-1.05	damp report
-4.32	danc
-1.60	danc a
-1.16	danc at
-1.73	danc for
-0.92	dark @weed
-0.92	dark green
1.54	darl
1.54	darl the
-3.19	dart
-1.73	dart and
-2.94	dat
-1.78	dat and
-1.35	dat are
-2.52	data
-3.78	data recover
1.91	databas
1.62	daught @sexual
-1.59	daught is
2.17	daught s
-2.18	daught sel
-1.86	daught sinc
2.98	daught who
1.62	daught with
1.79	dave
-1.34	daventr
0.93	day
-0.88	day #
2.24	day ##
1.90	day @absentReason
0.94	day @assured
-1.17	day @bigEasyMoney
-0.99	day @deposit
-2.17	day @document
-1.19	day @fakeMoney
1.94	day @flat
1.08	day @forced
-1.10	day @helper
-2.66	day @insult
-0.99	day @payWord
-1.59	day @taskWork
-1.05	day @trustTalk
-1.72	day @weed
-1.10	day a
-2.18	day aft
-1.18	day and
-1.18	day at
-0.88	day boot
-1.10	day couri
-2.21	day deliver
-0.99	day deposit
-0.87	day each
1.33	day even
-0.82	day for
-1.92	day fre
1.61	day friend
0.97	day from
-1.05	day honest
-1.27	day it
2.01	day leed
-1.10	day of
4.71	day off
2.07	day over
1.90	day post
-1.72	day pot
-1.62	day pric
-2.66	day rat
-2.47	day releas
2.64	day twelv
-0.80	day two
-1.35	day week
-1.08	day you
-1.55	daytim
1.33	dbol
1.07	dbol @noScript
2.43	dbs @fee
-2.16	dbs @payWord
-0.83	dbs @withParent
1.60	dbs and
-1.72	dbs check
2.23	dbs cost
-2.16	dbs paid
-0.83	dbs parent
-2.15	de
-2.14	de parti
-0.94	de sac
-1.22	deactivat @gun
-1.22	deactivat rifl
-3.59	dead
-2.43	dead cheap
-2.03	dead nightshad
-1.38	dead pixel
1.67	deadlin
-1.08	deaf
-1.08	deaf so
1.06	deal
1.40	deal @awayFromSite
-1.97	deal @dealTalk
-1.97	deal bang
1.40	deal dm
-1.06	deal in
-1.89	deal start
-1.57	deal two
2.68	dear
1.28	debt
-1.95	debt advic
1.67	debt back
-2.60	debt charit
2.46	debt collect
1.34	debt to
2.30	debt wip
3.29	deca
1.96	deca @medicine
1.96	deca tren
-2.46	decant
-1.86	decemb
-2.36	decent
-1.01	decent deck
1.76	decid
-1.30	decimal
-2.57	deck
-1.37	deck ##
-1.38	declutter
-1.38	declutter in
-1.43	decorat
-2.55	decorat ##
-2.10	decorat furnish
-1.30	decorat one
-2.08	decorat student
-2.01	decorat two
-3.55	decoration
-1.74	decoration and
-2.25	decoration emojisnow
-2.00	decorator
2.12	deduct
-2.30	deep
-2.07	deep tissu
1.44	defenc
-1.82	defend
1.95	degre
1.77	degre @document
1.77	degre @toyGun
1.77	degre certificat
2.60	degre with
-2.31	del
-0.81	del laptop
4.38	delet
1.66	delet all
1.73	delet pass
2.96	delet thi
1.53	deliv @friendsFamily
1.11	deliv @payWord
1.11	deliv @salary
1.62	deliv and
1.80	deliv cash
1.53	deliv friend
-2.24	deliv from
-2.22	deliv local
-0.82	deliv my
1.11	deliv pay
-0.82	deliv sinc
1.11	deliv the
-0.81	deliv we
-0.89	deliv within
4.12	deliver
-2.86	deliver @controller
1.19	deliver @payWord
2.35	deliver @weed
1.39	deliver and
-2.86	deliver driv
2.47	deliver good
2.85	deliver in
-2.03	deliver rid
3.35	deliver to
-1.07	deliver upright
-2.90	deliver within
1.22	deliver you
-2.08	denim
-1.90	denim jacket
-1.14	dennistoun
-1.36	dent
-1.05	dent are
2.25	dental
-1.77	dental nurs
3.17	dental ven
0.84	dentist
1.89	dentist friend
-2.15	department
-1.25	deposit
-2.69	deposit #
-3.17	deposit ##
-2.37	deposit #teen
-1.82	deposit @assured
-0.94	deposit @buyKit
-1.04	deposit @petYoung
-1.04	deposit @scheme
-1.86	deposit aft
-1.07	deposit and
-0.94	deposit beyond
-1.95	deposit cap
1.86	deposit cover
2.13	deposit first
-1.04	deposit fiv
-1.86	deposit for
-1.60	deposit goes
-0.99	deposit held
-1.39	deposit hold
2.24	deposit need
-1.57	deposit not
2.03	deposit now
-1.09	deposit of
-1.87	deposit one
-1.93	deposit only
-2.46	deposit protect
-1.33	deposit refund
2.50	deposit to
2.60	deposit toda
2.37	depot and
-1.21	depot bas
-1.99	depot in
2.62	derb
-2.33	derb #
-1.71	derr
-1.84	descal
-1.38	deserv
-1.01	deserv its
0.98	design @fake
2.13	design bag
0.98	design dup
-2.97	design not
-3.29	desk
-1.43	desk @realJob
-1.67	desk @viewing
-1.96	desk and
-2.18	desk or
-1.43	desk school
-2.16	desk spac
-1.67	desk view
-1.47	desk with
-1.67	desktop
-1.67	desktop pc
-0.81	detach
-0.81	detach @flat
3.20	detail
2.29	detail and
1.70	detail any
-3.88	detector
-1.36	detector @hardDrug
-1.36	detector sp
-1.07	develop
-1.86	develop for
-0.96	develop four
-1.23	develop one
-0.88	develop sta
-1.12	develop want
-1.05	develop who
-2.38	devon
1.48	dhl
-2.24	diagnostic
-1.60	diagnostic kit
1.74	dial
-2.89	diar
-1.26	diar a
2.85	diazepam
-2.13	dick
-1.95	dictionar
-2.53	did
2.65	did not
-2.04	did them
-4.52	did you
-2.61	didn
-2.61	didn t
-1.58	didsbur
-0.96	didsbur a
-1.19	didsbur so
-1.19	didsbur we
1.08	die
1.21	died
2.24	died and
-2.20	difficult
2.68	dig
2.59	dig terri
-2.15	digbeth
3.10	digit
1.28	digit @codeShare
1.06	digit @trustTalk
1.28	digit cod
1.06	digit so
2.56	digit thank
-3.29	digital
-1.72	digital @codeShare
-1.72	digital cod
-4.22	din
-1.99	din and
-1.59	din or
-0.93	din servic
-1.91	dingh
1.75	dior
-1.04	direct @controller
-1.04	direct driv
1.45	dirt @insult
1.45	dirt animal
2.05	dirt as
-2.27	dirt cheap
-1.72	dirt when
-1.60	disc
-2.56	disc in
1.04	discount
1.50	discount and
-0.90	discount that
-1.92	discover
2.79	discreet
1.22	discreet @flat
2.53	discreet door
-1.51	discretion
-1.81	discuss
0.90	disguis
0.90	disguis as
-3.48	dish
-1.52	dish stainless
-1.20	dishwash
-2.41	dishwash @noScript
2.35	dishwash i
-1.87	dishwash saf
-2.41	dishwash tablet
-2.78	dismantl
-0.85	dispatch
-0.85	dispatch ###
-3.75	dispens
-0.86	dispens @realJob
-2.18	displa
-1.03	displa blunt
2.41	disposabl
2.41	disposabl by
-1.95	disposal
-1.95	disposal @toyGun
-1.67	disposal lego
2.40	dissertation
1.62	dissertation @essayMill
2.25	dissertation from
-1.90	dissertation grammar
-1.79	district
-1.64	ditch
-1.64	ditch spad
1.24	divorc
2.08	divorc aft
-1.97	diy
-1.99	dj
-1.73	dj and
3.20	dm
2.05	dm for
2.26	dm me
2.64	dmt
1.54	dmt @tobacco
2.08	dmt @weed
2.08	dmt cart
1.54	dmt vap
3.97	do
1.59	do @badHours
1.60	do @images
2.74	do as
1.27	do everyth
1.54	do for
1.37	do good
3.09	do it
2.53	do kneecap
2.01	do not
1.85	do the
-1.17	do too
1.60	do video
1.29	do what
2.20	do your
2.23	dob
2.23	dob and
1.43	doberman
1.43	doberman @pup
0.89	doberman pup
2.04	dock
1.83	dock @petFarm
3.32	doctor
-1.93	doctor @childWord
1.25	doctor in
-1.93	doctor junior
-1.93	doctor look
1.62	doctor need
1.53	doctor s
2.34	doctor with
1.00	document
1.82	document #
-1.33	document and
2.75	document good
-2.57	document requir
2.77	document sta
3.55	dodg
2.47	dodg box
2.21	dodg twent
-2.06	does @viewing
-1.31	does anybod
3.10	does sky
-2.06	does view
3.26	doesn
3.26	doesn t
-3.17	dog
-1.97	dog @forced
-2.03	dog @sexual
-1.19	dog and
-2.11	dog are
-2.03	dog bed
-2.28	dog chew
-1.46	dog crat
-1.58	dog door
-1.82	dog get
-1.99	dog groom
-2.49	dog in
2.09	dog is
-2.39	dog on
-1.97	dog train
-1.09	dog two
-2.62	dog walk
-0.98	dog welcom
1.90	doing
0.88	doing thi
-4.47	dol
-1.33	dol s
-2.56	dol with
1.43	dollar
-0.85	domestic
2.57	domestic work
-3.21	dominatrix
-2.49	dominatrix limit
1.31	don @stolen
-0.99	don in
1.52	don t
-0.97	don what
-2.37	don with
-1.27	donation
2.07	donor
2.07	donor and
3.13	dont
2.15	dont tel
-1.16	door
-1.16	door @payWord
-1.16	door @salary
-0.85	door air
-1.74	door and
1.08	door any
-1.62	door as
-1.53	door cover
-1.38	door dry
2.16	door fair
2.18	door fin
2.34	door for
-1.19	door i
-0.85	door in
-2.24	door lock
-0.86	door no
-1.16	door pay
-1.37	door shelv
-1.58	door stop
-2.15	door supervisor
-0.81	door that
-2.32	door to
-2.40	door two
-1.04	dor
-0.94	dor a
1.17	dos
3.70	dot
2.40	dot co
3.15	dot com
-2.18	dot dress
1.95	dot smith
2.40	dot uk
2.51	doubl
-0.81	doubl @flat
-3.43	doubl @sexual
-3.43	doubl bed
-1.46	doubl bedroom
-1.60	doubl garag
2.00	doubl hello
2.36	doubl oh
1.82	doubl one
-0.81	doubl room
1.84	doubl what
1.84	doubl your
1.62	doubl zero
2.83	down
1.31	down @gun
-1.13	down aft
2.00	down by
1.73	down from
1.90	down good
-1.19	down in
1.01	down the
-2.60	down to
1.31	down twelv
1.03	down with
-2.52	downsiz
-2.33	downsiz everyth
-0.90	downsiz in
-2.09	downstair
1.73	dpf and
-2.11	dpm
-2.03	dps
-0.99	dps @document
-0.99	dps @scheme
-1.67	dps @viewing
-0.99	dps referenc
-1.67	dps view
-1.12	dr cheap
-2.10	draft
-2.33	dragon
0.87	drain
-0.83	drain servic
-2.67	drainag
-1.67	drama
-1.42	draught
-3.77	draw
-1.13	draw class
-1.62	draw from
1.05	drawn
2.08	drawn @payWord
2.08	drawn send
-2.62	dream
-2.48	dream dvd
-5.44	dress
-1.17	dress @wildlife
-0.85	dress in
-1.17	dress ivor
-2.45	dress siz
-2.63	dress up
-2.46	dressmak
2.80	dri
2.08	dri @hardDrug
1.54	dri mush
-1.64	drift
0.97	dril
2.65	dril through
-2.29	drink
1.60	drink and
-3.23	drink club
-2.05	drink first
-1.53	driv
-1.61	driv @forced
-2.03	driv @noSkill
-1.37	driv @scheme
1.68	driv @stolen
1.95	driv a
-0.83	driv and
-0.89	driv as
-0.95	driv availabl
0.96	driv brings
-1.42	driv clean
-2.05	driv da
2.35	driv don
-1.19	driv even
1.86	driv i
-2.23	driv instructor
-2.32	driv it
-2.95	driv lesson
-2.51	driv low
-1.15	driv need
-2.03	driv no
-1.09	driv non
1.93	driv ok
-0.81	driv our
-1.61	driv own
-1.37	driv referenc
1.00	driv s
-1.51	driv the
1.95	driv ther
2.35	driv to
-1.04	driv turntabl
2.09	driv you
-2.31	driven
-1.86	driven by
-1.95	driven it
-0.98	drivewa
1.15	drop
1.01	drop #few
-1.10	drop @absentReason
1.07	drop anywher
-3.06	drop ear
1.44	drop it
-3.16	drop leaf
1.41	drop my
-1.10	drop post
-1.88	drop screw
1.62	drop you
-1.18	drug
-1.65	drug and
-2.25	drug no
-2.36	drug rehab
2.75	drug test
-2.59	drug work
-1.76	drum
-1.58	drum kit
3.02	drunk
3.02	drunk or
-4.09	dry
-1.04	dry all
-2.07	dry and
-0.91	dry da
-1.83	dry first
-1.49	dry garag
-1.23	dry humour
-0.91	dry stor
-3.01	dslr
-1.51	dss
-2.06	dss and
-0.89	dss welcom
0.82	dubai
-0.99	dubai @helper
-0.99	dubai agent
3.34	due
1.20	due for
2.37	due in
2.66	due to
-0.80	dul
-1.29	dul new
-1.86	dumbbel
1.02	dump
-1.86	dunde
-2.69	dungeon
-1.69	dungeon and
0.98	dup @petFarm
-1.90	dup of
0.98	dup wholesal
1.11	dur
-1.20	dur a
-2.95	durham
1.35	dust
-2.01	dust @dealUnit
-0.83	dust bag
-2.01	dust sheet
2.13	dust that
-1.55	dut @groupsOfPeople
-1.55	dut black
1.49	dut fre
-1.17	dvd
-2.41	dvd and
1.92	dvla databas
-2.06	dvsa
-3.13	dyk
-2.08	dyk and
1.77	dyson
3.40	e
2.29	e @brand
1.10	e @medicine
-1.01	e @ticketItem
0.93	e d
2.86	e e
1.86	e i
-1.21	e mail
1.52	e n
1.47	e p
2.66	e r
1.50	e s
2.41	e t
-1.01	e ticket
1.10	e tren
1.95	e want
2.35	each
1.78	each @buyKit
1.57	each @noScript
2.18	each @payWord
1.86	each @viewing
1.57	each box
-1.17	each even
1.14	each first
2.30	each fortnight
1.78	each kit
-1.54	each languag
-1.55	each of
-2.10	each or
-0.82	each pag
2.19	each paid
1.82	each set
-1.27	each spr
-1.36	each the
1.86	each view
-1.19	each walk
-2.25	each week
-1.24	eal
-1.24	eal #
2.65	ear @ammo
1.78	ear @cruelty
2.65	ear clip
-0.81	ear collection
1.31	ear crop
1.37	ear don
-1.96	ear morn
-1.40	ear pad
-1.86	ear start
3.07	earn
1.74	earn ##
2.28	earn ###
1.58	earn @assured
1.99	earn @bigEasyMoney
-1.56	earn its
1.58	earn no
1.62	earn six
-1.85	earn up
-2.24	earth
-1.44	earth no
-1.05	eas bin
2.30	eas cash
1.20	eas mone
-1.13	eas to
2.34	easi
-2.58	east
-1.31	east @authority
-1.31	east window
-1.15	easton
2.25	eat with
3.22	eba
2.01	eba @escrow
1.80	eba escrow
1.28	eba hold
1.69	eba motor
2.48	eba wil
-1.56	ebik
-1.64	ebik too
-1.24	eccl
-0.90	ecclesfield
-2.30	echo
-2.30	echo and
-3.09	ecstas of
-1.37	edg of
-1.66	edg the
2.29	edibl
2.10	edibl and
-1.99	edinburgh
-1.40	edit
-1.00	edit lunch
-2.66	edition
-2.64	edwardian
-2.40	effect
-2.44	effect handbag
0.86	eg
2.07	egg @organ
-2.29	egg cup
2.07	egg donor
-2.29	egg incubator
-1.08	eight
-1.26	eight da
-1.28	eight guest
-0.94	eight job
2.52	eight nin
-0.91	eight thousand
-1.26	eight to
-0.93	eight vinyl
2.29	eighteen
3.09	eighteen til
2.06	eighth
1.93	eighth @notSeen
1.93	eighth only
-0.98	eith
-1.26	eith gearbox
-1.16	eith sid
-1.18	elddi
-1.08	elddi avant
-2.29	elder
-1.02	elder @stolen
-1.02	elder cat
2.04	electric
-0.85	electric @authority
2.75	electric @fakeDoc
2.75	electric bypass
-1.13	electric check
3.68	electric met
-2.03	electric scoot
-0.85	electric window
-3.13	electrician
-2.03	electrician domestic
-0.82	electrician in
-1.01	electricit
-1.03	electricit wat
-0.93	electro
-0.93	electro acoustic
-1.83	elegant
-1.54	elegant and
2.14	elephant @wildlife
2.14	elephant ivor
-2.57	elephant ornament
-2.01	eleven month
3.26	eleven next
-2.16	eleven pleas
-1.63	eleven week
-1.71	eleven year
-1.02	elit
3.02	els s
-2.38	els want
-1.27	elsewher
2.66	elvans
1.93	elvans from
-2.11	elvi
4.77	email
1.65	email from
0.82	email i
1.81	email me
1.82	email or
1.57	email you
1.27	embass
1.52	embass @fee
1.52	embass @nitrous
1.52	embass charg
-2.53	emigrat
1.73	emission
1.73	emission @street
1.73	emission road
-1.24	emojicherr
3.85	emojigun
3.07	emojigun @gun
2.23	emojigun strap
2.06	emojileaf @weed
2.29	emojileaf emojileaf
2.20	emojileaf loud
3.00	emojipil
2.24	emojipil emojipil
2.11	emojiplug
2.58	emojiplug @dealTalk
2.23	emojiplug alwa
2.12	emojisnow
1.52	emojisnow #few
1.98	emojisnow and
2.36	emojisnow availabl
2.32	emojisnow emojisnow
-1.17	emplo
-1.88	emplo @salary
-2.16	emplo barb
-4.06	empt
-2.14	empt decant
-2.03	empt of
-2.05	enamel
2.57	end
1.44	end @sexual
-0.89	end bedroom
0.99	end fre
-1.06	end not
-2.38	end of
-1.19	end up
1.13	energ
1.81	energ @windfall
1.81	energ rebat
-2.62	enfield
-1.55	enfield with
-2.69	engin
-1.82	engin #
-1.28	engin @dealTalk
-1.28	engin @regulated
-2.70	engin @toyGun
-1.28	engin and
-2.20	engin bonu
-1.28	engin gas
-2.70	engin model
2.27	engin on
-1.52	engineer
3.24	england
2.48	england to
2.01	england v
-1.24	english
2.70	english @forced
-1.33	english and
1.06	english any
2.70	english no
-2.16	english spoken
-1.10	enhanc
-1.10	enhanc @regulated
-1.10	enhanc dbs
-1.78	enjo
-1.59	enjo the
-1.96	enormou
-1.52	enough for
-2.37	enough refund
2.84	enough to
-2.64	ensuit
1.53	ent
1.37	ent your
-3.06	entertain
-2.20	entertain magic
-3.61	entertainment
1.51	entr
2.72	entr on
3.93	envelop
1.78	envelop fil
2.21	envelop stuff
-1.75	epc d
-2.15	epsom
-1.07	equal
1.44	equipment
1.04	equipment @payWord
1.97	equipment @salary
1.21	equipment by
-0.85	equipment paid
1.97	equipment pay
-2.42	equit
-0.93	erdington
-2.65	escap
-2.65	escap @flat
-2.65	escap room
-2.88	escort #
1.74	escort @childWord
-1.76	escort @regulated
-1.76	escort dbs
1.74	escort lad
-2.22	escort minibu
2.09	escort need
-2.06	escort rs
2.78	escort servic
-2.90	escort vehicl
1.42	escrow
1.51	escrow @helper
1.51	escrow agent
1.95	escrow compan
-2.19	essa proofread
1.88	essential
-3.36	essex
-1.79	essex postcard
-0.97	estat
-2.28	estat @helper
-2.28	estat agent
-1.89	etch
-1.00	ethical
-1.00	ethical @fakeMoney
-1.00	ethical @hacking
-1.00	ethical hack
-1.62	eu
1.84	eu citizen
1.19	euro
-1.28	eurocargo
-1.31	eurocargo ###
-1.40	europ
2.75	european
2.75	european wif
-1.04	even #
1.81	even @noCredit
-0.85	even @realJob
1.22	even aft
-2.34	even at
1.81	even bankrupt
-2.77	even class
-1.39	even for
1.31	even i
-2.80	even in
-0.85	even monda
-1.36	even of
2.89	even old
-1.35	even possibl
1.91	even she
3.84	even the
-1.79	even to
2.67	even we
-3.29	event
-0.95	event ear
2.18	ever
2.03	ever @deposit
-1.96	ever @fee
-1.12	ever @flat
-1.96	ever @nitrous
2.57	ever @payWord
-2.15	ever @petYoung
-1.02	ever @realJob
3.05	ever @toyGun
1.88	ever channel
-1.96	ever charg
1.99	ever club
3.05	ever colour
2.21	ever day
2.03	ever deposit
-1.73	ever even
1.64	ever hour
1.45	ever match
3.05	ever model
-0.94	ever monda
-2.23	ever oth
1.93	ever premium
-0.86	ever quot
-1.12	ever room
-1.94	ever second
-1.14	ever six
1.44	ever ten
3.02	ever thursda
-1.70	ever tuesda
1.92	ever way
1.90	ever week
-1.62	ever wint
-0.81	ever year
-0.89	everybod @salary
1.81	everybod approv
2.29	everybod hir
-1.28	everybod no
-0.89	everybod sick
-1.13	everybod the
1.89	everyon
2.46	everyon sees
-2.25	everyth a
-2.33	everyth clean
-2.17	everyth els
-1.87	everyth except
-2.39	everyth from
-2.22	everyth goes
1.55	everyth in
-2.31	everyth must
2.37	everyth stag
-1.07	everyth sterilis
-1.00	everyth that
-1.36	everyth turn
1.78	everyth you
1.63	evri
-2.49	ex @absentReason
2.04	ex @images
-1.66	ex arm
2.04	ex fold
1.98	ex wil
2.98	exam
2.06	exam ##
2.20	exam for
-1.12	excellent
-1.21	excellent @dealTalk
-1.21	excellent gas
-1.36	except
-1.06	except for
-2.11	exchang
-2.00	exchang both
2.12	exchang for
-1.85	executiv
-1.85	executiv earn
1.24	exemption
-2.68	exercis
-2.07	exet
-1.80	exhaust
-1.79	exhaust with
-1.88	expect
-1.01	expect guest
-3.07	expens
-2.45	expens @payWord
-2.45	expens paid
2.18	experienc @hacking
1.52	experienc @sexual
-0.94	experienc car
-4.11	experienc need
1.52	experienc sensual
2.52	experienc we
2.01	experienc work
-4.23	experienc year
1.97	experienc your
-2.34	expir
-1.37	explain
-1.31	explain why
-1.05	explain your
2.64	export
-1.74	express
-1.74	express unwant
-1.52	extend
3.09	extendabl
3.09	extendabl @blade
2.42	extendabl baton
1.59	extendabl cosh
-3.11	extension
-2.33	extension lead
-3.50	extra #
2.44	extra @fee
1.07	extra @flat
2.83	extra @nitrous
1.83	extra @sexual
2.40	extra aft
2.31	extra are
2.44	extra charg
-1.64	extra ebik
-0.93	extra if
-1.10	extra open
1.83	extra owo
-0.89	extra pric
2.18	extra to
-1.00	extraction
-1.00	extraction in
2.23	eyebrow
-1.97	eyelet
-1.98	eyepiec
-0.82	eyes
-0.82	eyes on
4.72	f
2.60	f a
3.15	f ggot
1.44	f i
2.87	f look
-1.20	fabric
-1.86	fac consultation
-1.43	fac cradl
-2.68	fac to
0.94	fac valu
1.80	facebook
-1.60	factor reset
1.22	fag
-1.70	fag break
1.74	fag is
1.75	faggot
-2.35	faggot and
3.09	faggot hat
2.26	fail
2.25	fail or
-1.86	faint
-0.82	fair
-1.16	fair condition
-1.44	faith
2.93	fak
2.73	fak #
4.59	fak @brand
3.56	fak @document
-3.35	fak @hardDrug
1.81	fak airpod
1.55	fak but
1.67	fak chanel
-1.95	fak fur
-2.50	fak grass
1.78	fak id
2.15	fak mot
-1.54	fak not
2.30	fak ones
-2.08	fak plant
2.32	fak pokemon
1.78	fak review
-2.71	fak tan
-1.84	fal
-2.35	fallowfield
1.89	fals
3.63	fals plat
-1.88	fami
-1.19	fami @controller
-1.36	fami @flat
2.09	fami @payWord
-0.98	fami a
-2.11	fami and
2.24	fami at
-1.87	fami car
-3.72	fami hom
-1.36	fami hous
1.84	fami i
-1.63	fami in
-1.72	fami mind
-0.83	fami of
2.09	fami payment
-1.35	fami upgrad
-2.04	fami we
-3.18	fami welcom
-1.66	famil
-1.09	famil say
-2.18	famou
-1.90	famou @cruelty
-1.90	famou lamp
-1.38	fan and
2.21	far
2.66	far und
-1.11	farm #
-2.05	farm hand
-1.11	farm near
-1.73	farm wifi
-1.49	farmhous
-2.38	farrow
-2.15	farrow and
-1.60	fashion
1.48	fast @dealTalk
1.48	fast @drugRun
1.48	fast @moveMoney
-1.27	fast broadband
1.48	fast drop
2.90	fat
2.50	fat trann
1.43	fath i
-2.38	fault
-3.05	faux
-1.13	faux fur
-2.53	faux leath
1.85	favour
-2.00	favourit
-2.96	fca
-1.29	fca authoris
2.63	fear
2.63	fear person
-2.15	feath
-1.77	februar
-0.84	februar ###
1.25	fedex
2.43	fee
3.34	fee #
-0.86	fee @notSeen
1.73	fee @payFirst
-2.33	fee @payWord
1.15	fee and
1.99	fee by
2.18	fee first
2.32	fee for
-1.30	fee is
1.29	fee must
1.77	fee need
-1.86	fee no
2.83	fee of
-0.86	fee only
-2.33	fee paid
1.99	fee to
1.57	fee top
1.05	feed them
-0.87	fees
-3.03	fees @payWord
-2.03	fees agr
1.28	fees no
-2.19	fees paid
-2.47	fees to
-1.92	feet
-0.84	feet and
1.66	fel
3.24	fel @stolen
3.27	fel off
-2.24	felt
0.85	femal
-1.89	femal @flat
1.72	femal @sexRent
-1.81	femal hous
-2.67	femal housemat
-1.41	femal photograph
-1.80	femal prefer
2.80	femal who
2.11	feminis
-3.52	fenc
-1.37	fenc @flat
-1.37	fenc flat
-1.95	fenc foil
-1.00	fenc with
-2.64	fend
-1.26	fenham is
1.67	fentanyl
1.67	fentanyl patch
-2.18	ferguson
-1.76	ferguson #
-1.20	ferguson ##
-2.82	fern
-1.24	fern from
-1.87	ferr
1.26	festival
-1.45	festival @ticketItem
-1.51	festival and
-1.45	festival ticket
-1.94	fet
-1.21	fetch
-1.21	fetch it
1.89	ff
1.89	ff @gun
-1.85	fiat
-1.20	fiat ##
-1.26	fiat panda
-1.06	fibr
-3.95	field
-1.22	field shelt
-1.82	fiesta
-1.41	fift metr
-1.85	fift mil
2.43	fifteen
-1.53	fifteen @realJob
1.49	fifteen but
-1.53	fifteen hour
2.35	fifteen is
3.03	fifteen quid
-1.28	fifteen year
-1.34	fifth
4.68	fight
2.23	fight lin
2.76	fight stock
-0.91	figur
1.62	figur from
1.07	fil
0.91	fil for
-1.00	fil hand
2.41	fil in
-2.20	fillet
-1.52	fillet @blade
-1.52	fillet knif
1.05	film
2.37	film actress
2.75	film and
-3.09	film collection
-0.88	film good
3.03	film in
-3.37	filt
-0.81	filt and
-1.12	filt clean
2.99	filth
1.91	filth @groupsOfPeople
1.91	filth jew
-1.24	filton
1.36	fin @salary
-1.68	fin as
-1.18	fin begin
1.23	fin collection
-2.12	fin onc
1.36	fin pay
-1.98	fin quick
2.00	fin quiet
2.70	fin she
-0.94	financ
-0.87	financ from
2.40	financial
1.91	financial freedom
-2.92	find
-1.93	find @stolen
-1.80	find a
-0.94	find align
-2.19	find appli
2.05	find me
-1.93	find no
-1.06	find oth
-2.10	find out
-0.83	find peopl
2.12	find you
3.02	finish
-1.98	finish @images
2.32	finish includ
-1.98	finish pictur
3.26	finish year
-1.03	finnieston
-1.00	finnieston and
-1.25	fir
1.62	fir @gun
-2.30	fir @noScript
1.75	fir @organ
-2.13	fir and
1.54	fir at
-1.28	fir collection
1.65	fir convert
2.65	fir dril
1.75	fir liv
-1.42	fir stick
-2.30	fir tablet
-2.65	fir tv
1.08	fir your
0.83	firearm
-1.17	firearm @document
-1.52	firearm @petFarm
-1.17	firearm @toyGun
-1.17	firearm certificat
-1.52	firearm deal
1.44	firearm want
-2.08	fireplac
3.32	firestick
2.56	firestick @piracy
1.55	firestick all
1.30	firestick load
-1.66	firewood
1.06	firework @noMum
1.06	firework @noTicket
-2.08	firework from
1.06	firework no
-2.64	firm #
1.98	firm @escrow
-1.53	firm @sexual
2.63	firm and
-1.40	firm gel
2.29	firm has
1.98	firm hold
-1.18	firm no
-1.81	firm of
3.08	firm s
-1.12	firm two
-1.61	first
-1.98	first @badHours
1.80	first @fakeDoc
1.33	first @payWord
1.38	first @realJob
2.12	first @salary
-2.89	first aid
-1.64	first alwa
2.53	first ap
-3.29	first car
2.82	first class
-2.28	first com
-1.79	first day
-1.98	first floor
1.68	first fre
1.87	first get
-0.83	first i
1.80	first insid
-1.19	first jab
-2.11	first meet
-1.36	first messag
0.86	first month
1.21	first no
2.60	first peopl
-1.25	first pul
-1.57	first serv
-2.29	first so
1.07	first start
-2.14	first step
0.83	first thre
-1.57	first to
-1.72	first two
-2.03	first vaccination
2.10	first wag
1.60	first we
-1.62	first year
-3.99	fish
-1.52	fish @blade
-1.17	fish @nitrous
-1.52	fish knif
-1.88	fish tackl
-1.17	fish tank
2.49	fishscal
-1.99	fiskar
-4.75	fit
-1.79	fit @dealUnit
-0.97	fit @fakeDoc
-1.76	fit @notSeen
-1.70	fit @sexual
-2.48	fit a
-1.12	fit besid
1.18	fit down
-2.96	fit in
-0.97	fit insid
-1.58	fit most
-1.76	fit only
-1.79	fit sheet
-1.00	fit two
1.04	fiv
2.56	fiv #few
-1.77	fiv @gun
-1.55	fiv @medicine
-1.80	fiv @realJob
-1.23	fiv @sexual
-1.77	fiv @threat
-1.80	fiv @weed
-1.23	fiv bed
-1.00	fiv box
-1.77	fiv burn
1.69	fiv da
3.33	fiv friend
-1.41	fiv hour
-1.62	fiv mil
-0.87	fiv minut
-1.80	fiv pack
-1.66	fiv pag
-1.31	fiv shelv
2.53	fiv six
-1.55	fiv sleep
-2.83	fiv so
2.94	fiv star
-0.95	fiv to
1.13	fiv week
-2.81	fiv year
-2.58	fix
-1.67	fix @sexual
-0.81	fix a
-1.67	fix bed
-1.97	fix fees
-3.02	fix pric
1.66	fix your
0.82	fl
-1.51	fl scotsman
2.09	fl to
1.78	fl with
-2.08	flag new
3.74	flak
3.11	flak straight
-1.69	flap
-1.02	flap @stolen
-1.02	flap cat
2.87	flash
3.19	flash powd
-1.67	flask
-1.06	flask no
-1.20	flat
-2.64	flat #
-1.15	flat @flat
-1.44	flat @forced
1.62	flat @noParent
-1.31	flat @ownWill
1.71	flat @payWord
1.65	flat @salary
2.13	flat @vulnerable
-2.30	flat @weed
-2.36	flat abov
-0.96	flat and
1.24	flat clapham
-2.59	flat clean
-1.19	flat clos
-0.82	flat collection
1.62	flat don
1.58	flat for
-1.25	flat heaton
2.49	flat hundr
-1.45	flat is
-1.70	flat leed
-1.13	flat near
-1.64	flat new
2.43	flat no
-1.19	flat on
-1.34	flat ones
-2.20	flat over
-1.44	flat own
-2.30	flat pack
1.65	flat pay
-1.15	flat rent
-1.96	flat roof
-1.31	flat saf
2.04	flat she
-2.15	flat what
-1.08	flat with
-2.58	flatmat and
-0.83	flea
-3.24	fleec
2.60	flew
2.60	flew over
3.66	flick
3.48	flick @blade
2.52	flick and
3.03	flick knif
1.92	flick kniv
-2.81	flight @payWord
2.85	flight and
-2.81	flight paid
2.10	flight you
-2.28	flintlock
-2.28	flintlock for
1.58	flip
2.11	flip ##
-1.78	floor
-1.09	floor #
-1.01	floor ##
-0.95	floor @flat
-0.93	floor @payWord
-0.81	floor dry
-1.49	floor fre
-1.73	floor no
-0.93	floor paid
-2.23	floor without
-0.85	floor your
-1.55	florist
-0.95	florist for
-0.94	florist want
1.08	flow
2.11	flow @growOp
-1.21	flow cover
2.11	flow feminis
-0.95	flow from
1.06	flown
1.06	flown to
1.25	fly
1.59	fly tip
-3.91	foam
-1.53	foam and
-1.48	foam dart
1.93	fob
2.25	fob ###
1.82	fob it
-1.08	focu
-1.66	focu ###
-1.16	foil
-1.68	foil blunt
1.98	foil no
-1.71	fold @flat
-1.59	fold @kitchenTool
-1.59	fold camp
-1.71	fold flat
1.88	fold for
-0.94	fold i
1.08	fold of
-1.00	folk
1.72	follow
1.51	follow and
1.56	follow the
-2.31	fond
-2.31	fond of
1.15	food
1.81	food deliver
1.09	food for
-2.59	fool
-2.59	fool but
-1.75	foot
-2.00	foot @toyGun
-2.00	foot massag
-0.99	footbal
-2.83	footbal coach
-3.29	footbal program
2.90	footbal top
0.99	for
1.64	for #
4.44	for ##
2.06	for ###
-1.82	for #few
-1.90	for #teen
2.29	for @assured
-1.01	for @authority
-0.86	for @childWord
-1.98	for @controller
-1.27	for @dealUnit
1.53	for @document
-1.59	for @drugRun
-2.67	for @fakeMoney
3.88	for @flat
1.78	for @forced
3.45	for @images
2.36	for @jail
-5.09	for @kitchenTool
2.07	for @nitrous
1.45	for @paperHold
-1.21	for @parcelWork
1.24	for @payWord
0.95	for @petCare
-2.20	for @realJob
1.86	for @sexRent
3.80	for @sexual
1.22	for @street
-0.89	for @threat
-1.99	for @ticketItem
-2.22	for @toyGun
1.67	for @viewing
2.31	for @weed
-1.00	for a
-1.56	for adult
-1.12	for ages
0.95	for all
2.20	for an
2.48	for anyon
-1.33	for art
2.21	for at
-1.84	for athletic
-2.59	for bath
-1.72	for begin
2.87	for bf
-1.76	for big
-2.50	for birthda
-1.77	for by
-2.58	for camp
1.81	for cannabi
0.85	for car
-2.16	for caretak
2.11	for cash
-1.02	for certificat
-2.50	for children
-2.36	for cinema
-2.42	for collector
0.92	for compan
-2.21	for concert
-2.15	for corsa
1.01	for council
-2.61	for coupl
-2.31	for craft
-2.17	for curtain
-1.44	for dat
2.65	for detail
-2.40	for din
-2.49	for displa
2.75	for document
-2.20	for dressmak
-1.04	for eight
-1.54	for eleven
-1.98	for emplo
-3.61	for entertainment
-0.95	for event
-1.33	for everyth
2.65	for exam
2.40	for extra
-2.38	for firm
-2.58	for flatmat
-1.21	for four
1.88	for fre
2.48	for friendship
2.76	for fun
-2.23	for gcs
3.23	for gent
1.77	for girl
2.02	for grown
-0.92	for guest
-2.36	for hairdress
-0.91	for hay
-2.37	for hen
0.95	for her
2.76	for hir
-1.19	for holida
0.92	for hom
-1.58	for hors
1.36	for inmat
1.67	for inspection
2.26	for intimac
3.18	for it
2.40	for keyless
-1.39	for labour
-2.31	for lead
2.03	for less
1.84	for let
1.16	for lif
-2.67	for log
2.37	for lost
-1.78	for lunch
1.44	for main
-2.32	for mak
-1.25	for mone
3.02	for mor
-1.06	for morn
1.76	for mortgag
-1.34	for museum
-2.56	for myself
2.22	for new
-1.28	for nin
-0.93	for offic
-2.59	for old
-2.78	for one
-1.17	for optimist
-0.81	for oth
-0.99	for over
3.04	for pap
-1.21	for parcel
-2.82	for part
-1.92	for pasta
1.78	for peopl
-0.89	for petrol
2.05	for photo
-1.74	for pizza
2.45	for pla
1.71	for poland
2.12	for protection
-1.71	for pub
-1.52	for reception
3.20	for regular
3.39	for rent
-2.42	for run
3.74	for sal
-1.71	for school
0.98	for self
-2.08	for shop
-1.36	for short
-1.71	for shot
2.72	for sixt
-2.80	for smal
-1.78	for som
-0.99	for somebod
-2.83	for someon
-1.56	for someth
-1.80	for spar
-1.86	for stor
-2.25	for student
-2.58	for ten
1.09	for the
-2.43	for theatr
-1.90	for thes
-1.34	for thirt
0.93	for thos
2.27	for tonight
-1.23	for twent
-1.17	for two
1.42	for und
-2.02	for up
3.07	for us
1.50	for visa
1.82	for webcam
-2.36	for wed
-1.67	for weekend
-3.19	for what
-2.69	for when
2.21	for whoev
-2.29	for wid
-1.09	for wint
-1.91	for women
1.29	for work
2.48	for you
0.87	for young
3.56	for your
1.36	for yourself
1.65	forc
-2.99	ford
-1.69	ford @sexual
-1.69	ford escort
-0.84	ford fiesta
-0.81	ford kuga
-0.90	ford puma
-0.88	ford transit
2.92	foreign
2.77	foreman
1.16	forex
-2.59	forgot
-2.59	forgot the
-1.59	forgotten
-1.59	forgotten @bankSecret
-1.59	forgotten password
-2.75	fork
-1.57	fork servic
-1.95	forklift
-1.78	forklift leed
2.11	form fair
-1.29	form that
-1.59	formal
-1.59	formal din
-0.99	fort
-1.02	fort @flat
-0.93	fort album
-1.29	fort fiv
-1.32	fort hour
-2.60	fort minut
2.40	fort pound
-0.81	fort room
2.21	fort thousand
-1.20	fort year
2.53	fortnight
2.30	fortnight lat
1.16	forward
-1.91	forward and
2.01	forward the
2.10	forward them
1.57	found
-1.05	found batter
2.60	found for
-1.67	found it
2.37	found phon
-1.04	found somewher
0.95	four
3.09	four #few
2.37	four @childWord
-1.84	four @pup
-2.05	four @ticketItem
-1.47	four @weed
-1.20	four a
-1.30	four allo
-0.95	four bedroom
-2.68	four berth
-1.39	four bik
-0.95	four box
-1.12	four chair
-1.55	four children
-1.06	four cushion
-1.53	four da
-1.35	four day
-1.23	four develop
-1.84	four dog
3.26	four doubl
1.06	four firework
2.53	four fiv
2.64	four girl
1.11	four hand
-2.25	four head
-1.56	four hour
2.27	four in
-1.58	four man
-1.30	four millimetr
-2.11	four of
-2.44	four plat
3.11	four screen
-1.25	four solar
-1.81	four sup
3.43	four tim
-0.87	four vet
-1.07	four welcom
-1.74	four year
3.31	fourteen or
-3.33	fourth
-2.60	fourth person
2.56	fox
3.43	fox and
-2.30	fox cushion
-2.29	fr
2.77	fragranc @fake
2.77	fragranc @fakeMoney
2.77	fragranc @growOp
2.77	fragranc clon
-2.19	fragranc oil
-3.24	fram
-1.97	fram @ammo
-1.82	fram a
1.62	fram and
-1.97	fram clip
-0.84	fram numb
-2.09	fram print
1.96	fraud @helper
1.96	fraud mov
-1.69	fre
-0.88	fre @bankSecret
3.32	fre @flat
-1.59	fre @parcelWork
2.22	fre @payWord
3.04	fre @piracy
2.22	fre @salary
1.53	fre @sexRent
2.05	fre @sexual
-0.83	fre @taskWork
-1.67	fre @viewing
-2.20	fre a
-0.82	fre access
-3.05	fre and
-2.15	fre bath
-0.95	fre bookshelf
2.45	fre caravan
-2.02	fre channel
-1.26	fre charit
-1.63	fre com
0.94	fre first
-2.77	fre from
-1.53	fre in
2.56	fre just
1.17	fre no
-1.59	fre parcel
2.22	fre pay
-1.10	fre phon
-0.88	fre pin
2.40	fre plu
1.56	fre rent
2.94	fre room
-0.95	fre seasonal
-2.48	fre sofa
2.05	fre solar
-0.83	fre surve
-0.99	fre terracotta
-1.90	fre to
-2.34	fre with
-1.07	fre without
1.91	freedom
1.08	freedom @dealTalk
1.08	freedom @pyramid
1.08	freedom fir
-2.27	freehold
-3.59	freelanc
-1.70	freelanc writ
-3.12	freesat
-3.59	freeview
1.02	freez
-1.39	freez and
1.60	french @pup
-0.82	french and
0.83	french bulldog
1.90	frenchi
1.90	frenchi @pup
1.90	frenchi pup
5.75	fresh
2.15	fresh @fake
1.56	fresh @vulnerable
2.15	fresh fak
2.95	fresh from
1.84	fresh list
1.56	fresh off
-2.27	fri
-1.40	frida and
1.55	frida cash
-1.89	frida could
-0.95	frida monda
2.82	frida night
-1.24	frida tip
-0.85	frida your
-1.38	fridg
-0.93	fridg and
1.56	fridg freez
-1.05	fridg show
-2.04	friend @flat
2.33	friend @sexual
1.84	friend @street
2.23	friend and
-1.43	friend board
-1.93	friend class
-1.49	friend craft
-2.45	friend fun
0.99	friend group
1.84	friend hidden
-2.41	friend hous
-2.98	friend i
-0.82	friend in
2.52	friend is
1.37	friend join
-0.98	friend plac
1.56	friend s
2.00	friend sugar
-1.07	friend team
3.30	friend to
1.40	friend wil
-2.15	friend with
-2.55	friend writ
-1.44	friendship @organ
2.25	friendship and
-1.44	friendship liv
1.67	frighten i
-2.08	frighten me
-2.21	from ##
-3.47	from ###
-2.05	from #few
-0.91	from #teen
2.62	from @absentPlace
1.81	from @codeShare
1.37	from @noScript
1.88	from @originLand
0.86	from @realJob
1.53	from @warZone
-0.86	from abov
1.62	from abroad
-1.55	from adel
1.57	from an
-1.09	from ancoat
2.76	from anoth
3.31	from any
-0.96	from armle
1.77	from belgium
1.53	from bosnia
-1.19	from cavehil
-1.67	from chorlton
-0.87	from corstorphin
-1.76	from dad
3.43	from derb
2.53	from discreet
-1.52	from dor
2.78	from ghana
-1.14	from govanhil
-0.95	from grow
-1.46	from heaton
-0.96	from hillsborough
-0.96	from hom
-1.74	from hunt
-2.37	from ikea
1.62	from ireland
1.97	from it
2.40	from jamaica
-0.94	from jd
-0.84	from jeweller
-0.84	from last
-0.83	from levenshulm
-2.07	from m
-1.36	from may
-0.84	from my
-1.52	from new
-2.26	from next
-1.21	from old
-3.71	from our
-0.80	from penarth
-1.18	from peopl
-1.29	from quaysid
-1.86	from read
1.32	from romania
1.31	from scam
1.81	from scratch
-1.36	from sea
-0.83	from sel
-1.58	from septemb
1.82	from serbia
-1.24	from seven
-1.38	from six
-2.05	from smok
-1.56	from st
1.76	from ten
1.30	from the
1.14	from them
-0.94	from thre
1.61	from turke
-0.96	from two
-2.31	from uni
-1.86	from us
1.29	from vietnam
2.00	from warehous
-1.07	from waterloo
-2.27	from wheel
-0.90	front @sexual
-0.90	front bed
-1.33	front door
-2.63	front of
-1.52	front ther
1.18	front to
2.34	frontier
2.34	frontier in
-1.84	frost
-1.40	frost fre
2.35	frozen
-3.33	fruit
-2.54	fruit pick
-4.94	ft
-1.60	ft #few
-1.56	ft thre
1.49	fuel @payWord
1.49	fuel paid
-1.20	ful
1.18	ful @payWord
2.28	ful amount
-1.39	ful awn
-2.31	ful fit
-3.56	ful histor
1.87	ful nam
-1.98	ful of
-0.97	ful servic
-2.44	ful siz
-1.08	ful thirt
3.49	fullz
1.81	fullz and
1.95	fullz fresh
2.23	fullz with
2.02	fun
3.61	fund
2.01	fund @payWord
1.58	fund are
2.65	fund first
1.76	fund transf
-1.62	funeral
-1.50	funeral and
-2.74	funn
-2.60	fur
-1.95	fur coat
-1.71	fur throw
-1.17	furnish
1.59	furnish @payWord
1.59	furnish @salary
-0.99	furnish let
-2.64	furnish new
-1.41	furnish one
-1.27	furnish open
1.59	furnish pay
-3.52	furnitur
-1.99	furnitur for
2.78	furth
2.82	furth ##
3.60	fus
4.62	g
2.09	g #
-0.97	g #few
3.62	g and
2.46	g bag
1.35	g for
1.06	g g
-1.78	g i
1.94	g m
2.19	g r
1.11	g u
2.31	ga
2.31	ga @exclude
2.31	ga no
2.75	gabb
-0.86	gaff
-0.86	gaff start
-1.07	galax
-2.07	galler
0.85	gam
-1.66	gam #teen
0.99	gam and
1.57	gam bred
1.00	gam from
-1.17	gam non
-2.20	gam on
-1.37	gam pass
-1.21	gam pc
2.76	gam test
-1.74	gam with
-1.62	gangmast and
-4.80	garag
-1.74	garag @viewing
-0.88	garag and
-1.79	garag in
-1.52	garag secur
-1.74	garag see
-1.76	garag som
-2.29	garag to
-0.97	garden
-0.91	garden @awayFromSite
-2.93	garden @dealTalk
-0.91	garden @forced
-1.62	garden @viewing
-1.49	garden @weed
-1.12	garden a
-2.09	garden and
-3.35	garden availabl
-1.41	garden clearanc
-1.10	garden for
-1.07	garden hos
1.16	garden i
-0.90	garden no
-0.91	garden own
-1.39	garden pet
-0.94	garden pot
-0.91	garden privat
-1.41	garden shed
-1.80	garden tool
-3.35	garden two
-1.62	garden view
-1.65	garden wal
-1.42	garden weed
-1.00	garston
0.82	gas
-1.65	gas @document
-2.64	gas @toyGun
0.99	gas and
-2.73	gas bottl
-0.87	gas canist
-1.86	gas central
-1.65	gas certificat
-0.89	gas electricit
-1.28	gas engin
-2.48	gas heat
-1.57	gas saf
3.82	gas the
1.63	gas work
-1.61	gasket
-1.61	gasket gon
1.23	gass
-3.10	gat
2.07	gat @codeShare
2.07	gat @images
-2.71	gat is
2.07	gat pictur
-0.87	gat sa
-1.28	gatepost
-1.18	gateshead
-1.21	gateshead @forced
-1.18	gateshead and
-1.25	gaug
-4.63	gay
-3.57	gay man
-2.08	gay prid
-3.83	gb
-2.32	gb ##
-1.32	gb batter
-2.54	gb serial
-1.93	gcs
-2.04	gcs and
-1.28	gearbox
-1.26	gearbox @petFarm
-1.26	gearbox any
1.09	gel
2.41	gel and
-1.07	gel build
2.02	gelato
2.02	gelato #
-3.08	gend
-1.88	gend we
1.83	general
2.06	general in
-2.39	generation
-2.12	generator
2.95	generou
2.35	generou gent
2.48	gent
2.26	gent @payWord
2.68	gent anyth
2.26	gent pa
-1.12	gent watch
-2.39	gentl
-1.80	gentl and
-1.12	gentleman
-1.84	gentleman for
-1.41	gentlemen
-1.34	gentlemen @notSeen
-1.34	gentlemen only
-1.57	gentlemen over
-1.43	genuin
-2.47	genuin @brand
-1.19	genuin @forced
-1.44	genuin @trustTalk
-1.19	genuin bought
-1.83	genuin gucci
-1.44	genuin honest
-1.58	genuin mulberr
-2.34	genuin old
-2.19	genuin reason
-1.84	genuin wher
-2.35	georgian
1.60	german
1.81	german and
4.47	get
2.43	get ##
1.98	get ###
1.67	get @debtBond
2.01	get @parcelWork
2.03	get a
1.28	get an
-1.06	get back
3.03	get big
3.11	get credit
1.67	get debt
-3.14	get her
1.65	get hurt
2.09	get in
1.88	get into
2.41	get it
2.55	get me
-1.96	get my
3.02	get new
-2.29	get on
-1.99	get out
1.63	get parcel
1.18	get the
-2.34	get up
2.11	get you
2.04	get your
1.30	gfe
2.01	ggers
3.15	ggot
3.68	ghana
1.55	ghana non
2.52	ghost
2.07	ghost @authority
2.06	ghost @gun
2.06	ghost gun
2.07	ghost polic
-1.14	gift
-1.09	gift @dealUnit
-1.59	gift @fakeMoney
-1.59	gift card
2.17	gift circl
2.70	gift pleas
-2.41	gift set
-1.80	gift vouch
-1.09	gift wrap
-2.91	gig
-2.04	gig @ticketItem
-2.04	gig ticket
-1.19	ging
-1.19	ging @pup
-1.19	ging kitten
4.19	girl
0.88	girl #
2.16	girl #teen
1.85	girl @childAge
2.74	girl @controller
2.03	girl @forced
-2.47	girl @notSeen
1.07	girl @organ
-0.81	girl @realJob
0.96	girl @sexRent
2.36	girl @sexual
1.05	girl @toyGun
-1.84	girl age
1.25	girl alwa
-3.15	girl and
1.04	girl availabl
-2.10	girl bedroom
-1.96	girl bik
-1.07	girl book
-2.83	girl cloth
2.59	girl do
1.50	girl ever
3.54	girl for
-2.53	girl from
1.51	girl hav
2.37	girl her
2.49	girl i
1.86	girl in
-2.26	girl is
1.52	girl just
1.07	girl liv
1.05	girl model
2.30	girl new
0.94	girl no
-2.47	girl only
2.03	girl rotat
1.70	girl sex
2.63	girl swap
2.58	girl to
2.99	girl traditional
2.44	girl und
-1.90	girl uniform
2.61	girl want
1.94	girl who
-2.15	girlfriend and
0.83	giv
0.91	giv awa
1.91	giv chang
-2.53	giv me
2.62	giv the
1.01	giv us
-1.56	given
-2.34	given up
1.58	gl
-1.95	glaa
-1.58	glaa @document
-0.84	glaa @genuine
-0.84	glaa @regulated
-1.21	glaa caravan
-0.84	glaa licens
-2.15	glad
-4.87	glass
-1.72	glass @hardDrug
-1.91	glass and
-0.86	glass collection
-1.72	glass crystal
-2.31	glass for
-1.05	glass of
-2.66	glass set
1.27	glastonbur
1.89	glastonbur @ticketItem
1.89	glastonbur ticket
-0.85	gleadless
-1.06	gleadless in
-2.39	glob
-1.70	global
4.51	glock
2.03	glock #
1.22	glock #teen
-2.98	glov
-2.43	glu
-2.13	glu @gun
-1.68	glu and
-2.13	glu gun
-1.83	gluten
-1.83	gluten fre
1.44	gmail
2.21	gmail @handle
2.21	gmail dot
1.62	go @payWord
2.55	go @stolen
2.79	go and
-1.87	go as
1.67	go back
2.55	go befor
-1.78	go bring
1.71	go cheap
-2.04	go fac
2.82	go furth
-1.84	go kart
-1.25	go liverpool
-1.76	go on
2.35	go outsid
1.08	go quick
-1.05	go the
-2.27	go thi
0.87	go to
3.63	god
2.63	god fear
-1.17	goes @forced
-1.05	goes @organ
-1.42	goes bought
-2.22	goes com
1.96	goes even
-0.94	goes fair
-1.06	goes good
1.38	goes in
-1.05	goes liv
-1.07	goes wel
-1.03	goes worn
-1.96	goggl
3.98	going
-2.09	going @absentPlace
-2.09	going abroad
2.48	going cheap
3.13	going out
1.46	going to
-1.18	gold @dealUnit
1.64	gold @fakeMoney
-1.25	gold @medicine
-1.25	gold bar
1.64	gold card
1.75	gold out
-2.12	gold vinyl
3.06	golden
0.86	golden retriev
2.78	golden teach
0.98	golden virginia
1.91	goldfinch
1.91	goldfinch @drugRun
1.91	goldfinch @wildlife
1.91	goldfinch trap
1.35	gon
-1.61	gon @document
1.59	gon @noMum
1.59	gon @noTicket
1.59	gon no
-2.26	gon off
-1.46	gon to
-1.61	gon v
-3.05	gong
-1.01	good
-1.15	good @chatApp
-1.72	good @fake
-1.15	good @invest
-1.04	good and
-2.23	good at
-1.31	good biscuit
-0.88	good bread
-1.71	good conversation
-1.72	good cop
-0.92	good day
-0.85	good equipment
-1.91	good forklift
-0.86	good gaff
-1.10	good hom
2.89	good identit
1.03	good in
-2.28	good job
3.18	good mone
-1.65	good pric
-0.85	good rub
-1.15	good signal
2.60	good stand
-0.88	good team
-1.35	good way
1.92	googl
-2.27	googl hom
-2.27	googl nest
2.24	googl pla
2.90	googl review
-0.82	gorgi
-0.96	gosforth
5.50	got
1.19	got @ammo
1.51	got @images
1.30	got a
3.40	got any
2.09	got by
1.19	got food
1.84	got scam
2.44	got the
1.00	got them
-1.06	got through
1.51	got video
-1.27	got your
-0.96	govanhil
-0.95	govanhil one
2.42	government
2.14	government @windfall
2.14	government grant
-1.29	gp
-1.68	gp @absentReason
-1.68	gp surger
0.87	gps
1.79	grad
-1.22	grad @hardDrug
-1.83	graduat
4.76	gram
1.70	gram @realJob
1.70	gram ask
1.07	gram halv
-2.46	grammar
-1.83	grammar @notSeen
-1.61	grammar and
-1.83	grammar only
1.87	grand
2.88	grand just
-1.91	grandad
-2.16	grandad gurkha
-2.31	grandad s
1.76	granddad
1.76	granddad s
-1.72	grandfath
-1.25	grandmoth
-0.88	grangetown
-2.36	grann
-2.33	grann downsiz
1.41	grant
2.06	grant wait
-1.52	graphic
-4.89	grass
-1.73	grass #few
-2.60	grass and
-2.36	grass off
-1.07	grass rak
-1.60	grass seed
-1.07	grass snak
-1.34	grass with
-1.14	graz
-2.57	gre
0.86	gre and
1.22	gre parrot
-2.00	gre radiator
-1.97	greas
-1.97	greas @gun
-1.97	greas gun
-1.76	great
0.99	great @petFarm
0.99	great deal
-1.01	great for
-2.22	great tit
-1.99	great with
-1.68	green #
1.86	green @fakeMoney
-1.19	green a
-1.13	green and
-1.12	green can
1.86	green card
-2.70	green curtain
-1.41	green light
-0.82	green one
2.61	green twent
-1.47	green wast
-2.39	green with
-2.07	greenhous
2.44	grenad @organ
2.44	grenad liv
-3.00	grenad shap
-1.81	grind
-3.16	grip
-1.02	grip and
-2.30	grip seal
-2.89	grit
-3.97	groom
-1.16	groom @pup
-1.16	groom cockapoo
-2.31	groom kit
2.21	ground
-1.74	ground @badHours
-1.74	ground floor
3.24	ground off
1.94	group and
2.54	group b
2.59	group for
-0.98	group in
1.44	group no
-1.00	group of
-2.12	grow
-2.41	grow @fakeMoney
-2.41	grow @kitchenTool
-0.86	grow business
2.06	grow in
-2.75	grow kit
-1.42	grow light
-2.41	grow log
-0.95	grow we
2.43	grown
-1.05	grown @childWord
2.62	grown at
-1.05	grown children
2.73	grown men
-1.13	grown nearb
3.17	growth
3.17	growth hormon
3.91	guarant
1.63	guarant #
1.30	guarant @invest
2.27	guarant @payWord
1.30	guarant return
1.54	guarant to
2.03	guarante @forced
2.03	guarante @realJob
1.86	guarante noth
-1.05	guarante on
2.03	guarante own
-2.32	guarantor
-2.32	guarantor need
-2.20	guard with
2.55	gucci
1.07	gucci belt
1.20	guernse the
-1.23	guest
-1.35	guest everybod
-1.01	guest hav
1.92	guest in
-0.99	guid
-0.84	guildford
-1.88	guinea
-1.88	guinea pig
-1.95	guinness
-1.95	guinness pla
-4.63	guitar
-1.20	guitar has
-3.04	guitar watch
1.40	gumm
1.90	gumtre
-2.01	gun
1.18	gun @noMum
1.18	gun @noTicket
-1.42	gun @pup
-1.10	gun @toyGun
-2.62	gun and
-0.86	gun bosch
-1.54	gun bundl
-2.37	gun cabinet
-1.00	gun cash
0.90	gun disguis
-1.42	gun dog
-0.89	gun heat
-2.39	gun metal
1.31	gun no
-1.42	gun paslod
-1.20	gun saf
-2.42	gun shop
-1.46	gun target
-1.86	gun theragun
-2.38	gun with
-2.29	gunmetal
-2.16	gurkha
-2.16	gurkha on
-0.86	gut
-0.86	gut leadwork
-1.85	guy #
-3.33	gym
-1.70	gym fit
-1.72	gym in
1.78	gyppo
1.46	gyps @gun
1.46	gyps @threat
1.46	gyps burn
-1.96	gyps caravan
3.10	h
1.37	h a
1.30	h e
1.42	h o
1.78	hack
2.88	hack account
1.92	hack for
1.57	hack who
0.88	hackne
-1.52	had it
-1.78	had no
-0.92	had two
2.23	had your
3.25	haggl
-3.42	hair
-3.74	hairdress
-1.90	hairdress @growOp
-1.90	hairdress cut
-1.10	hairdress premis
-1.45	hairlin
-3.36	hal
-1.93	hal @flat
-1.39	hal alread
-1.93	hal room
-0.85	hal that
1.33	half
-1.76	half @payWord
-3.59	half a
-0.88	half an
2.18	half client
-1.37	half da
-2.12	half day
-2.14	half ful
1.46	half i
2.66	half now
1.38	half o
2.89	half of
-0.97	half rack
2.63	half shop
-1.18	half the
1.85	half to
1.71	half up
2.04	half when
-2.77	hallmark
1.73	halv
1.07	halv and
-2.56	hamst
-1.98	hamst fre
2.04	hand @controller
2.65	hand @notSeen
2.00	hand @sexual
-1.47	hand and
-2.14	hand back
2.04	hand driv
2.75	hand heav
-1.09	hand muff
2.65	hand only
-1.67	hand over
-1.75	hand paint
1.19	hand rear
2.40	hand relief
2.64	hand thirt
-1.57	hand tool
-3.05	hand tractor
-1.69	handbag from
-2.44	handbag not
-2.00	handbook
2.26	handgun
1.49	handl
1.72	handl everyth
2.60	handl the
-3.34	handmad
-1.13	handmad @kitchenTool
-1.13	handmad @realJob
-1.30	handmad furnitur
-1.13	handmad kitchen
-1.02	handsworth
-2.37	handyman
-1.61	handyman #
-1.14	handyman @organ
-0.91	handyman door
-1.14	handyman liv
-1.41	handyman look
-2.36	hang
1.75	happ
3.33	happ @street
3.33	happ end
-2.10	happ for
1.84	happ memb
1.09	happ to
-2.28	happ with
-2.48	happen
-2.15	happen next
-1.21	happiest
-1.13	happiest on
-1.26	harborn
-1.37	harborn a
-2.17	harbour
-1.38	hard top
-1.16	hard wear
-2.74	hardback
-1.69	hardtail
-1.69	hardtail #
-2.09	harrogat
-0.98	has @absentReason
-0.98	has @awayFromSite
1.49	has @forced
-0.87	has @helper
-2.06	has @keys
-1.16	has @organ
2.00	has @weed
-1.72	has been
2.00	has cart
2.98	has com
-0.97	has don
-1.56	has earn
-1.56	has ever
-1.50	has given
-2.70	has grown
-3.11	has it
-2.06	has ke
2.39	has left
-1.16	has liv
-0.87	has mov
1.49	has no
-1.79	has outgrown
1.96	has seen
-1.94	has sinc
-0.82	has step
-0.99	has stood
1.79	has the
-0.83	has to
2.21	has wrong
-1.55	hash
-3.26	hash brown
-1.78	hat age
3.40	hat club
-2.74	hat to
2.05	hauli
2.04	hauli has
1.81	hav #few
2.36	hav @absentReason
2.36	hav @awayFromSite
-0.93	hav @flat
2.36	hav @helper
3.38	hav @payWord
1.76	hav @windfall
-1.63	hav a
2.41	hav abort
1.05	hav alread
-0.99	hav an
-1.01	hav complain
-1.42	hav don
-1.04	hav found
-1.61	hav four
1.62	hav got
2.33	hav had
2.23	hav mess
2.36	hav mov
-0.99	hav nev
1.51	hav no
-1.53	hav not
-1.99	hav outgrown
2.67	hav paid
-0.93	hav room
-2.99	hav seen
2.25	hav taken
1.07	hav the
1.96	hav thre
-2.12	hav tri
1.76	hav won
1.19	hav you
-0.91	hav your
-2.25	haven
-1.84	haven t
-2.85	hay
-1.88	hay bal
-0.91	hay ever
1.64	haz
0.98	haz @weed
-2.33	hcpc
-3.45	hdmi
-2.23	hdmi cabl
-3.29	he
-1.59	he com
-1.39	he is
-2.73	he ll
2.24	he need
-1.61	he no
-1.72	he took
-1.67	head
1.45	head @cruelty
-2.00	head @toyGun
1.89	head ear
-1.61	head gasket
-2.00	head massag
-2.01	headingle
-0.98	headingle headingle
-2.42	headphon
-1.41	headphon over
-4.15	heal
-1.89	heal fre
-3.22	heal ston
1.29	health
-3.48	heart
-1.99	heart @bereaved
-1.99	heart widow
-0.85	heat
-1.36	heat @gun
-1.83	heat grip
-1.36	heat gun
-1.36	heat leath
-1.67	heat pump
-0.88	heat windscreen
-1.48	heath
-1.20	heaton
-1.06	heaton a
-1.13	heaton one
-1.63	heaton sinc
0.84	heav
2.90	heav and
-2.63	heav dut
-1.46	hebden
-1.46	hebden bridg
-4.27	hedg
-1.91	hedg @growOp
-1.65	hedg on
-3.24	heel
-2.28	heel and
-2.03	heel dead
-1.68	height
-1.02	height one
2.68	heil
-1.42	held
1.72	held by
-1.05	held in
-1.97	helium
-2.60	helium @nitrous
-1.90	helium cylind
-2.12	hello could
2.54	hello delet
1.09	hello how
1.45	hello i
-1.27	hello is
2.14	hello mum
-1.14	hello the
-1.86	hello we
-1.08	hello what
-2.58	hello when
-2.25	hello would
-3.58	helmet
-0.91	helmet used
-1.70	help
-3.42	help @street
-3.42	help carr
-1.83	help for
2.96	help me
-2.31	help viru
-1.42	help with
1.81	help you
-1.75	hem
-2.99	hemp
-1.67	hemp protein
-2.18	hemp rop
-1.67	hemp shirt
-4.40	hen
-1.77	hen night
-1.76	hen part
-2.27	henc
-2.27	henc pric
0.88	henr
1.65	her
-2.35	her #
-1.16	her @brand
2.16	her @fake
-2.28	her @flat
-2.28	her @forced
0.97	her @medicine
1.68	her @parcelFirm
-1.26	her @petCare
1.53	her @sexual
2.75	her age
-1.16	her appl
-2.49	her birthda
-2.28	her bungalow
1.55	her by
0.97	her can
-1.67	her desk
2.44	her extra
1.92	her fath
-2.26	her for
-2.23	her i
-1.38	her in
-1.11	her it
-0.92	her knick
2.12	her meet
-0.86	her my
-1.31	her no
-1.99	her ok
-2.16	her own
1.68	her royalmail
-1.74	her sinc
2.53	her tedd
2.62	her to
-2.04	her two
-1.26	her vet
-0.83	her you
-2.10	herb
-2.10	herb @kitchenTool
-2.10	herb garden
-1.34	heritag
-1.34	heritag roof
1.95	heroin best
-1.64	heroin chic
-2.05	heroin of
-1.87	heta
-1.42	hex
-1.42	hex @dealUnit
-1.42	hex @keys
-1.42	hex key
2.56	hey
-1.78	hgv
-1.67	hgv @controller
-1.73	hgv class
-1.67	hgv driv
1.22	hi
-1.55	hi is
-1.12	hid
2.23	hidden
2.08	hidden camera
3.10	high balanc
-1.31	high ceil
-0.95	high heaton
1.49	high qualit
-2.52	high street
0.86	highland
-1.65	hik
-3.04	hil
-1.72	hil ful
-1.65	hil non
-1.31	hillsborough
1.93	hilti
1.31	hilux
1.31	hilux ###
2.50	him
3.98	him a
1.95	him and
-1.94	himself
-1.93	hip
-1.20	hip @dealUnit
-1.20	hip scor
1.05	hir
1.47	hir @chatApp
2.07	hir no
1.47	hir whatsap
-3.34	his
-1.82	his @flat
-0.87	his @forced
-1.82	his hous
-0.87	his own
-2.28	histor
-1.77	histor month
2.92	hit
2.53	hit man
-2.35	hitch
-1.10	hitch @forced
-1.10	hitch lock
2.70	hitl
3.50	hitl was
1.67	hitman
2.67	hitman problem
-2.39	hitman trilog
2.08	hiv
2.08	hiv stop
-1.63	hmrc @helper
-1.63	hmrc agent
2.84	hmrc has
2.38	hmu
-1.43	hob
-1.77	hob with
-2.45	hobb
-1.72	hobbit
-1.91	hog
-1.91	hog roast
-1.88	hol
2.20	hol sheath
-1.42	hold #teen
0.95	hold @deposit
3.19	hold @fee
0.95	hold @payWord
-1.81	hold @toyGun
1.69	hold account
1.27	hold an
-2.19	hold and
0.95	hold deposit
3.19	hold fee
-2.18	hold leath
-1.49	hold new
-1.81	hold plastic
1.00	hold the
2.54	hold their
-1.04	hold wheel
-2.37	hold without
3.39	hold your
-1.90	holida
-3.08	holida @flat
-1.35	holida @payWord
-1.46	holida @salary
-1.71	holida and
-2.95	holida bunt
-1.53	holida cottag
2.40	holida fre
-2.19	holida let
-0.87	holida no
-1.88	holida or
-1.06	holida pension
-1.09	holida send
-0.89	holida sick
-1.25	holida we
2.81	hologram
2.00	hologram and
1.37	hologram fre
1.55	holographic
1.55	holographic @noScript
1.55	holographic @sexual
1.55	holographic strip
-1.32	holst
-1.26	holywood
-1.62	holywood i
1.37	hom ##
2.58	hom #few
-2.13	hom @authority
2.10	hom @blade
-1.21	hom @brand
0.84	hom @explosive
2.25	hom @flat
1.16	hom @forced
-1.86	hom @genuine
-2.43	hom @groupsOfPeople
-1.81	hom @gun
-0.84	hom @moveMoney
-0.93	hom @organ
1.42	hom @parcelWork
2.28	hom @payWord
-2.25	hom @regulated
2.22	hom @street
-1.33	hom @toyGun
-1.45	hom @viewing
0.98	hom @weed
-0.86	hom aft
-2.39	hom any
-0.99	hom artificial
1.72	hom bank
-2.62	hom by
-1.71	hom can
-2.30	hom car
-1.16	hom cash
-1.37	hom check
1.72	hom collection
-1.81	hom custom
-1.43	hom dbs
2.22	hom end
-2.28	hom ever
-1.42	hom for
-2.53	hom four
-0.93	hom fre
1.00	hom friend
-1.65	hom from
-2.32	hom has
-0.86	hom i
-2.55	hom in
-2.27	hom mini
-1.36	hom need
3.17	hom no
-1.53	hom or
2.24	hom pa
-0.87	hom paid
-1.38	hom possibl
-1.06	hom purchas
1.38	hom receiv
-0.91	hom thank
1.57	hom the
-1.28	hom to
-2.40	hom two
-1.45	hom visit
-1.43	hom want
2.13	hom we
-2.80	hom with
2.07	homegrown
1.93	homegrown smel
-3.49	honda
-1.72	honda cb
-1.44	honda pcx
-0.89	honda trx
-2.55	honest
-1.81	honest @codeShare
-1.34	honest @flat
-1.42	honest about
-2.70	honest and
-1.05	honest dent
-1.44	honest down
-1.34	honest flat
-1.81	honest scratch
1.69	honest to
-0.80	honest we
-1.36	honest woman
2.41	honour
2.41	honour no
-3.51	hood
-1.50	hook
-2.87	hoov
-1.49	hop
-1.69	hop for
-2.36	hop to
3.17	hormon
3.17	hormon and
1.50	horn
-2.22	hornb
-1.51	hornb fl
-3.83	hors
-2.28	hors rug
-1.04	hors trail
-2.35	horsebox
-1.93	horsewar
-3.11	hos
-1.94	hos and
-1.23	hospital
1.54	hospital @windfall
1.54	hospital won
1.92	hospitalit
-2.30	host
-1.22	host in
-1.99	host leav
-1.42	hot
-2.59	hot ston
-1.62	hot tub
2.90	hotel
1.41	hotel ##
1.73	hotel @flat
3.12	hotel @viewing
2.18	hotel and
-3.35	hotel housekeep
-1.82	hotel in
-1.89	hotel receptionist
2.89	hotel room
3.12	hotel visit
2.40	hotmail
2.40	hotmail @handle
2.40	hotmail dot
-1.49	hotpoint
-0.92	hounslow
-1.47	hour
-3.25	hour #
1.22	hour ##
1.65	hour @assured
-2.78	hour @bigEasyMoney
-0.84	hour @childWord
-1.30	hour @controller
-1.52	hour @document
-1.17	hour @forced
1.67	hour @insult
2.21	hour @noSkill
-2.67	hour @realJob
-1.42	hour @regulated
2.04	hour @sexual
2.24	hour @taskWork
-1.05	hour at
2.64	hour bunk
-3.01	hour cash
-1.87	hour class
-1.82	hour clean
-1.42	hour dbs
-1.30	hour driv
-1.17	hour each
-2.70	hour even
-2.50	hour for
-2.87	hour friend
-1.35	hour from
-2.35	hour minimum
-2.51	hour of
-0.81	hour on
-1.66	hour onlin
-0.97	hour our
-1.23	hour over
-1.17	hour own
-2.19	hour paid
0.94	hour pay
1.67	hour rat
-1.27	hour shar
2.62	hour she
-0.94	hour start
1.07	hour the
-1.37	hour uniform
1.82	hour we
-1.64	hour with
2.14	hour you
-2.04	hous ##
1.17	hous @gun
2.29	hous @keys
1.37	hous @kitchenTool
1.84	hous @noParent
0.91	hous @payWord
1.11	hous @pup
-2.39	hous @sexual
-1.26	hous @toyGun
1.34	hous association
-2.14	hous benefit
1.45	hous cash
-1.97	hous clearanc
1.46	hous even
-0.86	hous fast
-0.98	hous for
-1.39	hous in
2.29	hous ke
-1.90	hous near
-1.49	hous not
-1.50	hous of
-2.84	hous one
-2.12	hous ourselv
0.90	hous own
-1.43	hous plant
-2.18	hous pref
2.92	hous s
1.48	hous send
-0.82	hous shar
-0.86	hous sit
1.81	hous sta
-2.09	hous swap
-0.82	hous ther
-1.96	hous thursda
1.81	hous to
1.60	hous we
-1.52	hous what
0.91	hous with
2.54	hous without
-1.71	household
-0.92	housekeep
-1.73	housekeep @forced
-3.00	housekeep accommodation
2.21	housekeep is
-1.73	housekeep own
-2.67	housemat
-3.03	housemat want
-3.34	hov
1.85	how
-0.92	how i
-1.87	how it
2.25	how to
-2.04	hpi
-2.04	hpi clear
2.85	hr
1.65	hr @childWord
1.30	hr @controller
1.65	hr lad
1.30	hr manag
-2.04	hub
2.04	hug
-2.89	hul
-0.96	hul and
-1.73	hul her
-2.54	humax
-2.25	humax freesat
-2.38	humour
-1.49	humour i
4.33	hundr
1.14	hundr and
3.12	hundr for
2.40	hundr mic
1.87	hundr one
2.49	hundr quid
2.48	hundred
2.36	hundred and
1.69	hunt
-1.43	hunt @dealUnit
2.82	hunt @groupsOfPeople
-1.43	hunt @medicine
-1.43	hunt bar
2.82	hunt qu
-1.81	hurr
-1.18	hurr coffe
1.82	hurt
2.44	hurt her
-0.96	hurt ther
2.55	husband found
-1.96	husband has
2.59	husband s
1.81	husband was
1.14	husband who
-2.67	husband wil
2.68	husk
-2.27	hutch
-1.31	hutch @forced
-1.31	hutch bought
-1.71	hutch two
3.51	hxxp
-2.90	hybrid
-1.36	hybrid ###
-1.58	hyd
-1.58	hyd park
-1.67	hydraulic
-1.03	hyndland
-3.46	hypnotherap
-2.56	hypnotherap anxiet
-1.79	hypnotherap to
1.61	i
1.41	i ###
2.14	i @absentReason
1.89	i @awayFromSite
1.41	i @dealTalk
0.88	i @fake
-1.49	i @forced
1.00	i @helper
1.77	i @invest
0.93	i @keys
-1.52	i @kitchenTool
1.41	i @moveMoney
-1.68	i @noParent
2.87	i @notSeen
-1.50	i @organ
-1.32	i @ownWill
1.54	i @payWord
-1.95	i @stolen
-1.61	i @street
-1.25	i @threat
-2.70	i @viewing
1.95	i add
1.34	i am
-1.18	i answ
-1.31	i arriv
-1.92	i bought
1.22	i bring
-1.29	i can
-1.61	i carr
-3.29	i collect
-1.52	i cook
-1.38	i could
-2.06	i d
-1.16	i danc
-2.59	i didn
1.93	i do
-3.45	i don
1.41	i drop
1.66	i e
1.62	i earn
1.56	i email
1.05	i feed
2.60	i flew
-2.59	i forgot
1.87	i get
-1.58	i had
-2.03	i help
1.76	i just
-2.24	i keep
0.83	i know
1.94	i l
-1.10	i laugh
-1.18	i leav
-1.50	i liv
2.27	i lost
-2.19	i lov
-1.72	i m
1.00	i mov
2.16	i must
1.69	i n
3.82	i need
1.08	i nev
1.20	i o
2.38	i off
2.80	i only
0.86	i own
0.80	i paid
1.87	i post
1.44	i r
-2.03	i receiv
1.95	i refund
0.88	i rep
-1.99	i retir
-1.43	i run
-3.46	i see
1.08	i send
1.74	i sent
3.62	i sit
-1.78	i speak
-0.92	i spend
-1.16	i start
-1.47	i stil
1.96	i t
3.65	i tak
-2.04	i teach
-1.37	i tid
1.77	i trad
-2.85	i understand
-1.10	i ve
-1.89	i visit
3.00	i want
3.33	i wil
-0.85	i won
-2.22	i work
-1.99	ice
-1.78	ice axe
-2.52	ice cream
-1.81	ice skat
1.30	icloud
2.77	icloud @forced
2.77	icloud lock
1.41	icloud of
-1.43	icloud off
-1.43	icloud remov
-1.68	icloud sign
2.37	icloud unlock
1.10	id
-1.38	id @notSeen
2.83	id and
1.75	id can
1.80	id for
-2.26	id is
-1.28	id need
-1.38	id only
-1.99	id pleas
1.17	id that
-3.39	id to
1.09	id uk
-1.34	ideal
-1.20	ideal first
-1.08	ideal for
3.07	identit
0.92	identit @payWord
1.93	identit @threat
1.93	identit petrol
0.92	identit send
2.13	ielt
2.68	ielt @document
2.59	ielt @toyGun
2.59	ielt certificat
-1.76	if i
-1.41	if it
-0.87	if she
-2.28	if somebod
-1.00	if the
1.13	if we
-2.15	ifor
-2.15	ifor william
1.67	ignition
-3.30	ikea
-1.05	ikea @fake
-1.19	ilford
2.74	illegal
1.64	illegal ok
1.79	imei
1.97	imei can
2.95	imei chang
-1.64	imei check
-2.98	imitation
-2.60	imitation pearl
-1.80	immediat
-2.45	immediat start
-2.53	immigration
-1.47	immigration @helper
-2.03	immigration advic
-1.34	immigration advis
-1.47	immigration solicitor
-1.31	immobilis
1.27	import
1.59	import @petFarm
1.88	import from
0.89	in
2.64	in #
2.38	in ##
-3.36	in ###
1.43	in #few
1.65	in @assured
-0.91	in @awayFromSite
-1.16	in @bank
1.98	in @childAge
1.03	in @dealTalk
1.68	in @fakeDoc
-1.04	in @forced
1.85	in @groupsOfPeople
2.06	in @growOp
-0.83	in @hardDrug
1.84	in @images
2.11	in @invest
-1.47	in @jail
-1.57	in @kitchenTool
1.01	in @letFraud
1.16	in @noMum
1.16	in @noTicket
2.71	in @originLand
-1.54	in @petCare
1.80	in @realJob
2.14	in @sexual
-2.51	in @ticketItem
1.00	in @toyGun
2.43	in @trustTalk
2.80	in @untraceable
2.50	in @warZone
-2.97	in @weed
-0.94	in abbeyhil
3.09	in advanc
0.87	in africa
-2.03	in aft
-1.01	in aigburth
1.89	in albania
-1.00	in allerton
-1.30	in anfield
2.55	in anoth
-1.06	in antiqu
1.45	in any
2.36	in as
-2.69	in availabl
-1.45	in ballyhackamor
-1.22	in barr
1.66	in bath
0.99	in bed
1.16	in befor
-1.51	in belfast
-1.11	in bermondse
2.26	in between
-0.94	in bishopston
-0.98	in bournemouth
-0.98	in bournvill
1.97	in box
-2.46	in bristol
-1.07	in brixton
-0.95	in bromle
1.42	in bulk
1.44	in canada
-1.16	in canterbur
-1.06	in canton
-1.98	in car
-0.81	in cardiff
-1.27	in cathcart
-1.34	in chapel
-1.14	in chatham
-0.80	in cheltenham
2.00	in china
1.80	in clean
-2.21	in com
-0.86	in corstorphin
-1.46	in coventr
-2.00	in cream
-1.08	in crossgat
1.32	in croydon
1.72	in crypto
-0.83	in crystal
-2.75	in dat
-0.96	in dennistoun
-1.13	in derr
-0.83	in devon
-1.20	in didsbur
-1.04	in dor
-1.60	in dunde
-1.45	in each
-1.24	in eal
-1.11	in easton
-1.24	in eccl
-0.94	in ecclesfield
2.06	in electric
-1.99	in english
-1.09	in erdington
3.35	in ever
2.12	in exchang
-1.07	in fal
-1.71	in februar
2.80	in femal
-1.42	in filton
-0.92	in finnieston
1.98	in foil
-0.94	in for
-1.42	in four
-1.14	in friend
1.12	in front
-2.14	in frost
-1.17	in ful
-1.18	in gateshead
-0.96	in gleadless
-0.88	in gosforth
-1.37	in gre
-0.84	in guildford
-1.16	in halifax
-0.89	in hand
-1.02	in handsworth
-2.04	in harrogat
-2.12	in headingle
-0.87	in heaton
1.81	in her
-0.88	in high
-2.28	in hov
-1.66	in hul
-2.64	in hunt
-1.03	in hyndland
-1.54	in insuranc
-0.91	in inverness
-1.67	in islington
-1.22	in its
1.25	in itun
-1.94	in januar
-1.95	in jesmond
-0.91	in july
-1.54	in jun
-2.34	in kent
2.24	in kenya
-0.99	in killingworth
2.43	in kind
-1.56	in kings
-2.05	in leicest
-2.20	in leith
-1.02	in levenshulm
-0.81	in lewisham
2.87	in london
-2.12	in luton
1.04	in manchest
-2.02	in marchmont
-1.12	in maryhil
-1.15	in moortown
-0.92	in morle
-1.01	in mosele
0.96	in my
-1.23	in neth
-0.91	in newington
-1.05	in newport
-0.91	in newspap
-0.82	in newtownabbe
-0.81	in newtownbreda
1.91	in nigeria
-0.82	in nin
-1.59	in norwich
-1.71	in not
-1.15	in nottingham
-0.91	in old
-1.98	in or
-1.36	in orang
-1.13	in ormeau
-1.72	in otle
-2.16	in our
-1.04	in own
-2.06	in oxford
-2.92	in packet
-1.51	in peckham
-1.19	in penarth
-0.96	in perth
-2.24	in pink
-1.16	in plac
0.82	in plain
-1.40	in plymouth
-1.18	in poplar
-0.82	in portobello
-2.00	in pot
-1.47	in prison
-0.91	in privat
2.61	in prop
-1.19	in purpl
-0.99	in quaysid
-0.97	in radyr
-2.03	in read
-1.17	in red
2.11	in return
1.97	in romania
-1.10	in ropewalk
-1.91	in sag
-0.93	in sal
-1.30	in salford
1.80	in school
1.88	in scotland
2.24	in se
2.88	in secret
-0.83	in septemb
-0.94	in six
2.30	in siz
-2.05	in skipton
-2.24	in slough
-1.26	in solihul
-1.55	in southvill
-2.46	in spain
-1.73	in spr
-1.90	in st
2.00	in stock
-1.92	in stockport
-1.22	in stor
1.75	in storag
2.15	in strip
-2.32	in sum
-0.96	in swansea
1.84	in swimwear
1.65	in syria
2.63	in tanzania
-1.85	in ten
2.57	in that
1.95	in the
-2.03	in their
-1.40	in thre
1.33	in tonight
1.89	in toronto
0.90	in tottenham
-1.03	in toxteth
-1.36	in transit
-2.64	in truro
-2.37	in twent
2.01	in usdt
-2.28	in vegan
-1.58	in wakefield
-1.02	in walthamstow
-1.04	in waterloo
-2.21	in wemble
-0.91	in westbur
-1.40	in westerhop
-1.33	in whalle
-1.24	in which
-2.09	in whit
-2.97	in whitb
2.04	in with
-1.03	in woolton
1.73	in work
-1.79	in writ
2.40	in year
1.69	in yemen
-3.21	in york
1.11	in your
1.07	inc
1.88	incal
-0.91	incal and
-2.02	incal in
2.04	incal luton
-0.81	inch @authority
2.67	inch jag
-1.30	inch off
1.38	inch serrat
-2.01	inch silv
-1.47	inch television
-0.81	inch window
-1.23	inch with
-2.00	includ
-2.23	includ @authority
-1.73	includ @childWord
-1.95	includ @flat
-1.68	includ @groupsOfPeople
1.37	includ @noTicket
-3.12	includ a
-2.66	includ all
-1.10	includ bank
-2.14	includ bil
-2.23	includ council
-0.85	includ first
1.88	includ from
-1.73	includ girl
1.55	includ i
-1.52	includ my
-1.96	includ new
1.62	includ no
-0.92	includ open
-2.88	includ park
-0.92	includ pleas
-1.38	includ rent
-1.22	includ sad
1.89	includ show
-2.24	includ smal
-0.81	includ start
-1.68	includ travel
-1.53	includ we
-1.01	includ wher
-1.25	includ you
-0.91	includ your
2.50	incom
1.57	incom @bigEasyMoney
2.41	incom is
-2.29	incubator
-3.35	independent
-1.39	independent @childWord
-1.62	independent @forced
-1.95	independent @sexual
-0.95	independent and
-1.39	independent lad
-1.62	independent own
-3.63	indian
-0.93	indian @hardDrug
-2.00	indian head
-0.93	indian spic
-1.38	indoor
1.05	induction
1.21	induction week
-1.69	industr
-1.04	industrial
-1.04	industrial unit
2.14	info
1.71	inhal
1.71	inhal @noScript
1.71	inhal no
-1.60	inherit from
-1.10	inherit not
1.54	inheritanc
1.68	inheritanc and
3.08	injection
2.79	injection to
-3.27	ink
1.75	inmat
-0.83	innocent
-2.78	innocent smoothi
1.41	insid @deposit
-1.66	insid @document
1.80	insid @notSeen
2.92	insid @payWord
-2.28	insid @threat
1.41	insid deposit
1.81	insid food
0.94	insid i
-1.63	insid is
-2.18	insid mot
1.80	insid only
-2.28	insid petrol
2.47	insid send
-0.97	insid servic
-1.95	insid the
2.12	inspect
1.68	inspection
1.03	inspector
0.91	inspector at
2.43	inspir
2.37	insta
2.22	insta is
1.51	instagram follow
0.97	instal
3.24	instalment
3.24	instalment possibl
-1.17	instead
-2.93	instructor
-1.47	instructor pass
-1.91	instrument
-1.00	insulat
-1.21	insulat doubl
-2.40	insur
-1.02	insur even
-0.89	insuranc @awayFromSite
1.48	insuranc @fee
1.57	insuranc @payFirst
1.84	insuranc and
1.48	insuranc fee
-1.36	insuranc fiv
2.35	insuranc for
1.57	insuranc in
2.87	insuranc numb
2.32	insuranc on
-0.89	insuranc privat
-1.46	insuranc work
-2.05	intact
2.54	interest
2.20	interest in
-3.59	intern
-1.78	intern for
-1.64	intern thre
-2.12	internship
-2.88	interpret
-2.34	interpret in
-1.46	interpret need
1.69	interview @noSkill
-2.28	interview @viewing
-1.94	interview by
-2.50	interview in
-1.12	interview next
1.69	interview no
0.99	interview on
2.26	intimac
2.04	intimat
1.53	into ###
1.41	into @chatApp
-1.79	into a
1.04	into the
1.41	into whatsap
-1.84	into your
-1.79	introduction
-1.42	inverness
1.90	invest
1.90	invest ##
-2.70	investigator
-1.56	investigator lawful
1.27	investment
-2.21	invigilator
-1.56	invoic
1.09	invoic @document
-1.42	invoic and
1.28	invoic from
1.09	invoic mot
-2.14	ipad
0.90	ipad @forced
-0.85	ipad air
-2.10	ipad wip
-1.46	iphon
-1.43	iphon with
4.44	iptv
3.39	iptv #teen
2.44	iptv for
1.78	ireland
1.84	ireland doubl
-5.10	iron
-1.95	iron @sexual
-1.89	iron philip
-2.45	is #
1.99	is ##
-2.86	is ###
-1.56	is #teen
-1.67	is @absentPlace
1.89	is @absentReason
2.62	is @childAge
1.88	is @debtBond
-1.76	is @forced
-0.83	is @genuine
0.95	is @kitchenTool
1.68	is @payWord
-0.80	is @regulated
-1.67	is abroad
2.46	is alread
2.13	is also
-1.44	is best
1.45	is block
-2.05	is check
2.58	is collect
-0.89	is dry
1.20	is due
-2.37	is enough
-2.40	is ever
-0.91	is excellent
-1.94	is fin
1.46	is fre
2.35	is frozen
1.94	is happ
2.00	is held
-0.92	is hom
-1.52	is ill
-1.63	is it
1.10	is item
-0.80	is licens
3.53	is low
-3.41	is messag
2.48	is miss
2.76	is my
-0.85	is near
2.64	is new
-2.26	is nin
1.55	is paid
1.78	is paypal
-1.41	is per
2.35	is perfect
-1.10	is possibl
2.50	is put
2.80	is relax
-1.27	is sold
-1.86	is spotless
2.67	is stil
-2.15	is that
-1.52	is the
-0.93	is thick
1.13	is to
-0.83	is two
2.57	is up
-1.52	is what
1.96	is zero
-2.29	isbn
-2.29	isbn ###
-1.86	ish
2.07	isi
1.12	island
-1.35	island and
1.26	island jump
-1.76	isn
-1.76	isn t
-2.49	issu
-2.20	it #
2.18	it ##
1.51	it ###
-1.64	it #teen
-0.83	it @absentReason
2.12	it @assured
1.89	it @dealTalk
-1.27	it @deposit
-0.94	it @drugRun
-1.19	it @fee
-1.84	it @genuine
2.27	it @notSeen
2.04	it @payWord
-1.03	it @salary
1.75	it @stolen
1.27	it @threat
-1.79	it @viewing
-2.28	it @weed
-1.06	it a
2.20	it aft
-0.82	it again
1.84	it all
-2.09	it alread
-2.44	it and
-1.58	it any
-1.52	it around
1.47	it as
-2.31	it at
1.85	it availabl
-3.41	it back
-3.11	it been
0.93	it buy
-2.26	it can
-1.37	it cash
-2.16	it cheap
0.82	it clean
-1.49	it com
-1.19	it cost
-1.34	it fast
-3.84	it first
3.26	it for
-1.84	it genuin
-2.74	it go
2.18	it gon
-2.56	it has
-1.47	it hello
1.31	it her
-0.82	it how
-1.17	it i
2.57	it if
1.32	it is
-1.75	it it
-1.74	it just
1.19	it keyless
-0.92	it los
-1.95	it lov
-1.76	it need
-1.37	it new
-2.25	it now
3.60	it off
-0.94	it ok
1.77	it on
-1.56	it onc
-0.98	it or
1.04	it our
2.70	it over
-1.03	it pension
1.50	it pla
-1.17	it pleas
-0.83	it post
0.82	it quick
-2.11	it rest
-0.94	it run
1.52	it s
1.92	it send
-1.56	it should
-1.66	it show
1.76	it sold
-2.28	it soon
-0.98	it step
-0.95	it stil
-1.52	it tak
2.26	it taken
1.05	it then
2.15	it through
-2.28	it til
-1.39	it to
2.23	it too
2.12	it trust
-1.81	it two
-3.63	it up
2.76	it wait
-1.13	it was
0.88	it we
-1.84	it went
-3.85	it work
-1.54	it would
1.50	it you
1.71	italian
-1.89	italian with
1.38	item
1.10	item stil
-1.21	its
-1.22	its @document
-1.96	its @forced
-1.22	its @toyGun
-1.22	its certificat
-1.56	its keep
-1.01	its nam
-1.96	its own
-1.74	its pap
-1.93	its way
-2.11	itself
1.60	itun
1.48	itun or
-1.93	iva
-1.84	iveco
-1.47	iveco @bigEasyMoney
-1.47	iveco dai
-1.28	iveco eurocargo
3.25	ivor @kitchenTool
2.14	ivor @wildlife
3.25	ivor carv
-1.54	ivor satin
-2.54	ivor silk
1.41	j
1.50	jab
1.19	jab @medicine
1.29	jab @noScript
-1.39	jab don
1.29	jab no
3.09	jab without
-1.84	jack
-4.39	jacket
-1.16	jacket #
1.57	jacket @fake
-2.24	jacket alpha
-1.17	jacket goes
-1.50	jacket smal
-0.86	jacket suppli
3.09	jag
2.57	jailbait
2.88	jailbroken
2.40	jailbroken @piracy
2.40	jailbroken firestick
-2.07	jailhous
-2.07	jailhous @hardDrug
-2.07	jailhous rock
1.81	jam @kitchenTool
-1.10	jam and
1.81	jam block
2.40	jamaica
2.40	jamaica holida
1.60	jan
1.60	jan dot
-3.02	januar
-0.87	januar and
-2.86	japanes
-2.74	japanes knotw
-3.59	jar
-2.14	jar and
-1.39	jar bamboo
2.74	jaw
-2.58	jazz
1.40	jazz ###
-1.29	jd
-1.29	jd @genuine
-1.03	jd receipt
-0.94	jd with
-1.31	jean
-0.85	jel
1.25	jel and
-1.78	jellycat bunn
1.65	jenn
-2.28	jerse
-1.51	jesmond
4.03	jew
1.65	jew #
1.91	jew bet
1.52	jew sel
-2.52	jewel
-2.30	jewel s
-2.50	jeweller
-2.42	jeweller box
-2.12	jewish
-1.46	jewish cooker
-1.53	jewish singl
-2.46	jigsaw
-2.04	jigsaw for
-2.46	jigsaw swap
0.81	jihad
2.09	job @assured
0.98	job @payWord
0.97	job @salary
-1.46	job @scheme
-0.94	job a
-1.43	job are
-3.08	job for
2.09	job guarant
-0.94	job is
1.60	job just
-1.84	job lot
-3.41	job on
0.97	job pay
-1.46	job referenc
-0.92	job too
2.31	jobs@absentPlace
-0.81	jobs@absentReason
-3.73	jobs@ammo
1.84	jobs@assured
-2.23	jobs@authority
2.15	jobs@badHours
1.04	jobs@bank
1.40	jobs@bigEasyMoney
-2.54	jobs@blade
1.10	jobs@brand
4.55	jobs@buyKit
2.45	jobs@chatApp
2.96	jobs@chequeWork
-3.31	jobs@childAge
-1.51	jobs@dealTalk
2.27	jobs@debtBond
-2.73	jobs@document
2.93	jobs@drugRun
1.41	jobs@fakeDoc
1.34	jobs@fee
-1.86	jobs@forced
-2.60	jobs@genuine
2.35	jobs@groupsOfPeople
-1.07	jobs@growOp
-1.71	jobs@gun
-1.37	jobs@hardDrug
-2.69	jobs@helper
3.10	jobs@images
1.08	jobs@keys
-1.29	jobs@kitchenTool
2.58	jobs@loan
-2.01	jobs@nitrous
2.58	jobs@noMum
-1.50	jobs@noScript
1.07	jobs@noSkill
1.46	jobs@noTicket
-1.27	jobs@organ
2.00	jobs@originLand
-1.82	jobs@ownWill
3.46	jobs@paperHold
-1.99	jobs@parcelFirm
1.28	jobs@parcelWork
2.07	jobs@payFirst
-2.38	jobs@petCare
-1.41	jobs@petFarm
-2.41	jobs@petYoung
-1.44	jobs@protectedPay
-1.35	jobs@pup
2.67	jobs@pyramid
-2.09	jobs@realJob
-1.56	jobs@regulated
-1.57	jobs@salary
-3.34	jobs@scheme
1.82	jobs@sexRent
2.32	jobs@sexual
1.14	jobs@stolen
1.73	jobs@street
1.78	jobs@taskWork
1.80	jobs@threat
-0.93	jobs@trustTalk
1.91	jobs@untraceable
-3.42	jobs@viewing
2.95	jobs@visaSham
1.78	jobs@vulnerable
0.87	jobs@weed
-1.74	jobs@withParent
-2.69	john
-2.61	john lewi
2.46	join
-1.36	join @fee
-1.36	join fee
2.45	join my
2.78	join our
2.53	join us
-0.88	join want
-2.07	joint
-2.07	joint @invest
-2.07	joint compound
2.53	jok asid
-1.97	jok gift
-1.10	jok somebod
1.86	jordan
1.49	jordan @fake
1.49	jordan ua
-3.61	journal
-0.96	july
-2.14	jump
1.26	jump @fake
-1.86	jump lead
1.26	jump not
-3.19	jun ###
-2.94	jun @document
-1.00	jun @invest
-1.19	jun @stolen
-1.51	jun and
1.17	jun it
-2.91	jun mot
-1.19	jun no
-1.00	jun return
-3.71	junior
-1.93	junior doctor
-1.55	junior with
1.06	just
1.57	just @assured
2.85	just @payWord
2.74	just @salary
1.07	just a
-1.82	just add
-1.86	just ask
-0.99	just com
2.56	just cov
-2.81	just friendship
2.09	just got
0.92	just left
3.09	just need
-1.74	just now
2.74	just pay
1.57	just receiv
-2.23	just the
1.57	just trust
1.66	k #teen
1.06	k @moveMoney
3.03	k e
2.15	k fresh
-1.83	k ful
-0.90	k mil
-2.26	k plu
-1.85	k with
1.13	k you
1.79	kamagra
1.27	kamagra jel
-2.37	kart
2.61	kati
-1.34	kayak
-1.71	kc
-1.30	kc pap
-1.23	kc register
-1.89	ke @document
2.12	ke @hardDrug
2.12	ke @piracy
-0.90	ke @sexual
1.61	ke are
-2.59	ke at
-1.23	ke bolt
1.87	ke by
1.66	ke com
2.12	ke crack
-0.86	ke crisp
2.29	ke for
0.95	ke from
-2.16	ke hand
-0.88	ke hpi
-1.28	ke in
2.58	ke or
2.74	ke unlimit
2.11	ke wil
-1.55	keen
1.80	keep
2.16	keep ##
2.22	keep #teen
-1.73	keep @ownWill
1.94	keep britain
1.60	keep half
-1.56	keep in
-1.73	keep nobod
1.78	keep ten
-0.80	keep tim
-1.04	keep to
2.11	keep work
2.39	keep your
-2.68	kennel
-1.41	kennel hand
-3.88	kent
2.24	kenya
-0.97	kept
1.86	kept by
-1.30	kept everyth
-1.17	kept i
-1.33	kerb
3.83	ket
2.66	ket and
2.71	ketamin
1.08	ketamin by
2.23	kett
-3.47	kettl
-2.82	kettl and
-3.00	key
-1.57	key @growOp
-1.95	key @notSeen
2.21	key @stolen
-1.58	key and
1.56	key barrel
-1.57	key cut
-2.55	key is
2.73	key no
-1.95	key only
-2.31	key saf
-1.42	key the
-1.41	key to
-3.49	keyboard
-0.86	keyboard all
-1.86	keyboard and
-1.09	keyboard from
3.30	keyless
3.67	keyless car
2.75	keyless one
-0.93	keyn
-3.67	kg
-1.85	kg for
-0.83	kia ceed
1.55	kick
1.71	kick out
-0.89	kid #
1.51	kid @invest
-2.47	kid lov
-2.44	kid part
-1.74	kid swim
-2.14	kid things
1.51	kid trad
-2.21	kid wer
1.89	kidne
-2.09	kidne bean
2.54	kidne blood
-1.52	kidne dish
2.70	kik
2.23	kik me
-0.88	kil
-1.22	kil #few
-1.97	kil @petFarm
-1.65	kil @weed
-2.24	kil bil
-1.97	kil deal
-2.68	kil for
-2.03	kil heel
-1.65	kil weed
2.79	kil yourself
-1.03	kilburn
-1.56	kilometr
-1.94	kilt
-1.47	kilt outfit
1.78	kin
2.72	kind @payWord
2.43	kind attractiv
-1.01	kind batter
-2.09	kind man
-1.40	kind no
1.60	kind send
-0.95	kind solvent
-0.88	kindness
-4.17	king
-2.68	king siz
-1.57	king with
-1.48	kings
-1.48	kings heath
-1.01	kingston
-0.87	kingswood
-0.82	kirkstal
2.23	kis
1.62	kit #
-1.62	kit @ammo
1.78	kit @fee
-1.62	kit clip
1.78	kit cost
1.59	kit fair
-2.03	kit in
-1.84	kit lion
-1.88	kit oyst
-2.95	kit with
2.05	kitchen #
-2.37	kitchen @blade
-2.35	kitchen and
-1.13	kitchen blad
-2.22	kitchen is
-2.42	kitchen kniv
0.97	kitchen tabl
-1.01	kitchen with
-1.19	kitchenett
1.74	kitten
-1.19	kitten #teen
1.44	kitten @petYoung
1.05	kitten @pup
2.71	kitten at
-1.51	kitten eleven
-0.99	kitten from
-1.61	kitten look
-1.54	kn
2.53	kneecap
-1.17	knew
-1.17	knew @dealUnit
-1.17	knew zip
2.31	knick
2.05	knick @absentReason
-1.80	knick fiv
2.05	knick post
2.26	knif
-2.76	knif @kitchenTool
-1.32	knif and
-1.58	knif block
-1.13	knif mak
-1.90	knif sharpen
1.10	knif with
-2.91	kniv
-0.92	kniv @kitchenTool
-1.52	kniv in
-2.75	kniv sharp
-1.32	kniv shear
-1.39	kniv suppli
-1.39	kniv wed
0.99	knock
2.29	knock off
1.98	knock on
-2.74	knotw
-1.73	knotw removal
2.17	know
1.74	know availabl
-1.23	know ever
-1.29	know everybod
-2.49	know how
-1.40	know of
-1.63	know what
2.74	know your
-0.83	knowl
-1.18	known firm
-1.52	known to
3.79	knuckl
3.65	knuckl dust
2.86	knuckledust
1.56	ktm
1.56	ktm ##
-0.81	kuga
-2.16	kukri
-2.16	kukri brought
-1.79	kurdish
-1.18	kwh
-1.21	l ##
1.94	l d
1.82	l e
1.01	l g
1.53	l o
3.04	label
1.83	label and
-1.35	label are
-2.00	label bag
1.66	label on
3.04	label sa
-2.41	laborator
-0.86	labour
-1.68	labour @document
-1.68	labour @regulated
-1.68	labour csc
-1.27	labour need
-1.79	labrador
-1.81	lac
0.95	lad
-4.03	lad #
2.41	lad @flat
-2.15	lad @forced
1.03	lad @noMum
0.86	lad @sexRent
1.56	lad @sexual
1.59	lad @vulnerable
-2.64	lad and
1.74	lad com
1.30	lad ful
-1.34	lad in
2.41	lad lodg
1.21	lad no
-2.03	lad of
-1.60	lad over
-2.15	lad own
-1.94	lad therapist
1.63	lad to
1.65	lad wil
1.37	lad with
-1.36	laid
-2.51	lamb
2.09	lambert
-2.49	lambretta
-3.83	lamp
-2.92	lamp no
-2.03	lan
-1.18	land
1.91	land @street
-2.06	land for
-2.75	land rov
1.91	land scar
-2.29	land with
1.20	landlord
-1.95	landlord @absentPlace
-1.90	landlord @document
-1.90	landlord @toyGun
-1.84	landlord abroad
-2.00	landlord agre
-1.70	landlord and
-1.03	landlord by
-1.90	landlord certificat
-1.35	landlord dat
-0.93	landlord from
1.98	landlord want
-1.79	landscap
-1.48	landscap and
-1.43	languag
-1.90	languag @notSeen
-2.23	languag exchang
-2.14	languag i
-1.39	languag interpret
-1.90	languag only
1.18	languag she
-2.16	lanyard
-2.49	laptop
-1.02	laptop ##
-2.26	laptop @document
-1.32	laptop data
-1.62	laptop for
-1.83	laptop from
-2.26	laptop licenc
-1.72	laptop no
-4.87	larg
-0.97	larg @flat
-1.61	larg @kitchenTool
-1.61	larg garden
-2.45	larkspur
-2.28	larkspur present
-1.84	lash
2.13	lass
-1.51	last
-0.92	last @flat
-0.86	last @kitchenTool
-1.46	last barista
-1.14	last bookkeep
-0.87	last chef
-1.54	last landlord
-3.14	last messag
-1.14	last of
-1.12	last plumb
-1.42	last pric
-1.28	last softwar
-1.82	last spr
-1.18	last week
1.48	lat
1.70	lat husband
-1.36	lat i
2.86	lat night
-1.65	lat ones
2.07	lat relativ
-1.32	lat uncl
-1.59	lat you
-1.62	latest
-2.14	latex
-1.75	latex @badHours
-1.75	latex mattress
-1.66	latin
1.66	latvia
-1.05	laugh
2.07	laugh @dealTalk
-1.46	laugh and
-1.19	laugh at
2.07	laugh gas
-1.01	laugh thi
-2.11	laundr
-1.86	laundr basket
-1.46	laura
-2.44	lavend
-1.85	law
-1.65	law allow
2.73	law has
-2.10	lawful
-1.56	lawful work
-3.47	lawn
-1.69	lawn treatment
-2.25	lawnmow
-3.64	lay
-1.65	lay z
-1.67	lb
-1.72	lead
-2.31	lead @spray
-2.31	lead acid
-1.87	lead and
3.44	lead off
-2.04	lead our
-2.17	lead weight
-2.33	lead with
-0.86	leadwork
-0.86	leadwork and
-3.29	leaf
-1.18	leaf #
1.49	leaf and
-1.97	leaf on
-3.16	leaf tabl
2.08	leagu
1.22	leagu @ticketItem
1.16	leagu final
1.22	leagu ticket
-2.23	leak
-0.88	leamington
2.93	lean
1.37	lean @medicine
1.43	lean and
2.43	lean bottl
-3.77	learn
-2.09	learn legal
-1.47	learn to
-2.83	leas
2.23	least six
-0.81	least stair
-3.38	leath
-2.18	leath @gun
2.92	leath and
-2.46	leath bag
-1.50	leath bik
-2.07	leath boot
-1.67	leath handbag
-2.00	leath jacket
-1.88	leath sofa
-2.18	leath strap
2.21	leav anywa
-1.01	leav at
-0.81	leav each
1.71	leav for
-1.99	leav furnitur
-2.02	leav it
1.65	leav the
-3.70	led
-1.98	led @medicine
-1.98	led botox
-1.93	led light
-1.14	ledg
-1.08	ledg bank
-1.06	ledg vat
-1.39	leed #
-2.41	leed @childWord
1.72	leed @fake
-0.95	leed @hardDrug
-0.95	leed ecstas
-1.37	leed from
-2.59	leed great
-2.35	leed her
-3.60	leed no
-2.39	leed sel
-2.44	leed student
1.43	leed the
-2.32	leed to
1.38	left
2.09	left #
-1.30	left collection
-1.58	left for
-1.05	left from
2.86	left over
1.33	left sudden
2.23	left the
1.63	legal
2.30	legal one
2.88	legal way
1.90	legit
-3.78	lego
-1.65	lego ###
-1.54	lego job
-2.19	lego set
-1.51	leicest
-1.02	leicest with
-3.18	leisur
-2.57	leisur batter
-1.68	leisur centr
-2.15	leith
-1.68	leith and
-1.51	leith i
0.81	lemon
0.81	lemon @weed
1.54	lemon haz
-1.43	len
1.96	lend
2.39	lend me
-0.87	lend subject
2.71	lend your
-2.70	length
-1.88	lenovo
-3.10	lens
-1.83	lens not
2.17	lent
2.59	lent out
-2.29	leopard
-2.29	leopard print
-2.20	les
-2.20	les mis
-3.36	lesbian
-1.06	lesbian book
-2.57	lesbian walk
-1.52	less i
-0.87	less tim
-1.06	lesson @childWord
-1.62	lesson adi
-1.61	lesson at
-2.34	lesson for
-1.28	lesson in
3.98	lesson with
2.02	let ##
-1.10	let @payWord
-1.10	let @salary
-1.60	let befor
1.46	let custom
1.87	let down
-1.67	let for
-1.24	let in
-1.22	let me
-1.84	let need
3.33	let of
-2.03	let on
-2.55	let open
-1.10	let pay
2.95	let s
-2.51	let through
-1.46	let to
-1.32	let two
-0.99	let whil
2.08	let you
-2.92	level
-2.06	level #few
-2.03	level parent
-1.05	levenshulm
-1.90	levi
-1.90	levi s
-0.94	lewi
2.69	lewi and
-1.56	lewi swap
-0.92	lewisham
-0.97	lf
-2.20	lf #
-1.83	lgbt
1.15	libert
-3.48	librar
2.15	licenc @fakeDoc
2.74	licenc @keys
1.59	licenc fly
2.74	licenc ke
-1.94	licenc numb
1.97	licenc on
-2.02	licenc shown
-2.47	licenc theor
-2.26	licenc tied
1.67	licenc we
2.31	licenc without
-2.30	licens
-0.80	licens contract
-2.73	lid
-1.21	lif
-1.75	lif @toyGun
-1.12	lif @weed
-1.13	lif @windfall
-1.08	lif cash
-1.13	lif draw
-2.10	lif from
-2.17	lif i
-2.10	lif in
-1.36	lif it
-1.75	lif model
-0.84	lif of
3.19	lif six
-1.84	lifeguard
2.30	lifetim
-2.06	lift
-1.84	lift ###
-0.94	lift @organ
-1.36	lift a
-0.81	lift availabl
-0.94	lift liv
3.09	lift securit
-0.94	lift test
-3.68	light
-2.10	light bulb
-2.04	light collection
-1.39	light colour
-1.23	light enough
-1.82	light for
-1.53	light one
-1.77	light two
-1.41	light up
-2.45	light used
-1.81	lik @controller
1.37	lik @images
-1.15	lik @keys
-2.20	lik @kitchenTool
-0.91	lik @organ
-2.43	lik @salary
1.88	lik @taskWork
1.64	lik a
-1.31	lik an
-1.00	lik and
-0.91	lik bord
-1.62	lik coffe
-2.18	lik compan
-1.65	lik fish
-1.64	lik garden
-3.06	lik hil
-1.15	lik ke
2.67	lik littl
-0.91	lik liv
-1.47	lik mind
-1.78	lik peopl
-1.13	lik somebod
2.53	lik sweet
-1.56	lik the
-2.14	lik to
1.37	lik video
-1.28	lik we
0.82	lik youtub
0.89	lily
0.90	limit
-2.70	limit agr
-1.33	limit are
2.70	limit noth
1.08	limit plac
2.28	limit ten
1.75	limit unknown
1.02	lin
-1.46	lin #
-0.80	lin agenc
-1.69	lin curtain
3.07	lin four
1.07	lin in
-1.23	lin intact
-1.69	lin no
-1.06	lin sun
-1.86	lin with
-1.15	lincoln
2.45	lingam
2.32	lingam finish
1.23	lingeri
-1.77	lingeri set
0.93	link
1.87	link swap
1.13	link to
-2.59	link was
-2.06	lion
-1.84	lion s
2.91	lip
2.91	lip fil
-1.39	lipstick
-1.60	lisbon
1.94	list
1.84	list @bigEasyMoney
2.30	list @chatApp
1.60	list befor
1.84	list dai
1.56	list it
2.30	list wickr
-1.87	listen
-1.91	listen to
-1.05	lit
-1.48	lit @forced
-2.08	lit adult
1.25	lit ever
-1.33	lit tra
-1.48	lit train
-1.84	literar
-4.90	litr
-0.93	litr of
-1.54	litr pressur
1.97	littl
3.48	littl @childWord
-0.93	littl about
3.55	littl girl
2.10	littl ones
2.88	liv @ammo
-1.38	liv @gun
1.05	liv @sexual
1.09	liv abov
-1.84	liv abroad
-1.22	liv batter
-2.95	liv bird
2.58	liv bullet
1.78	liv clos
-1.05	liv hybrid
-1.67	liv on
1.59	liv oversea
-0.96	liv pencil
-0.96	liv room
-1.38	liv strap
-0.81	liv the
-3.00	liv wag
2.03	liv with
0.97	liverpool
-1.25	liverpool boat
-1.02	ll
2.33	ll @absentReason
2.07	ll @notSeen
2.93	ll @threat
1.81	ll be
-2.73	ll bring
-3.21	ll com
1.66	ll fix
-1.44	ll giv
1.45	ll keep
-2.02	ll leav
-1.38	ll need
2.07	ll only
2.33	ll post
2.93	ll rap
1.04	ll send
-2.24	ll set
-2.94	ll tak
2.01	lloyd
1.82	lloyd @bank
1.11	lloyd account
1.82	lloyd natwest
-1.16	ln
-1.16	ln ###
-1.52	load @sexual
-0.99	load abnormal
-1.52	load escort
0.94	load it
1.88	load stick
-1.75	load to
1.71	loan @noCredit
-1.43	loan and
1.63	loan bad
1.95	loan from
-2.33	loan of
3.15	local @dealTalk
1.77	local @drugRun
1.77	local @moveMoney
-1.04	local and
1.77	local drop
-1.81	local firm
-2.22	local for
2.54	local plug
1.99	location
1.73	lock @growOp
-1.32	lock and
-0.85	lock chain
1.73	lock cut
-0.81	lock fiv
1.00	lock got
2.44	lock no
-2.17	lock out
1.43	lock pick
-1.03	lock pric
1.21	lock to
-1.10	lock track
-2.78	lock up
-1.10	lock wheel
-1.07	lockabl
-1.07	lockabl quiet
-3.62	locksmith
-2.75	locksmith no
-1.63	lodg i
-3.53	lodg want
2.37	lodg with
-1.58	loft @flat
1.70	loft i
-1.58	loft room
1.19	loft with
1.41	log book
2.80	log high
1.81	log in
-1.78	log siz
2.22	login
2.87	logistic
2.76	logistic firm
1.09	logo
0.98	lol
1.87	lolita
1.24	lolita @taskWork
-2.44	lolita by
1.24	lolita typ
-0.95	lon
1.35	lon @absentReason
-1.57	london #
1.80	london we
-2.24	long
-1.07	long @dealTalk
-1.07	long @drugRun
-1.90	long @kitchenTool
-1.07	long @moveMoney
-1.37	long as
-1.07	long drop
-2.05	long enough
-0.97	long garden
-0.93	long hav
-2.55	long need
-1.21	long walk
-1.66	long wheelbas
1.47	look
-2.76	look #
2.86	look #teen
2.11	look @ammo
2.14	look @taskWork
1.68	look a
1.85	look at
2.45	look good
2.21	look it
2.14	look lik
-2.37	look no
1.53	look right
2.11	look round
1.39	look the
-0.86	look with
-2.20	loom
-0.85	loom collection
-2.35	loos
-2.46	lord
-2.46	lord of
2.68	lori
2.68	lori sweet
1.69	lorr
-0.82	lorr ###
2.61	los
-0.92	los a
2.79	los weight
2.00	loss
3.19	loss jab
-1.76	lost @images
-2.17	lost @keys
1.76	lost @untraceable
1.76	lost bitcoin
2.80	lost my
2.37	lost or
-1.76	lost photo
1.46	lot of
1.81	lotter
1.54	lotter @windfall
1.41	lotter numb
1.54	lotter win
2.51	loud
1.93	loud @dealUnit
1.93	loud eighth
0.97	loui
2.35	loui v
-3.04	lov
3.13	lov @childWord
1.28	lov @flat
-0.95	lov and
2.59	lov children
-1.10	lov danc
-2.95	lov it
1.58	lov lad
-0.82	lov let
-1.95	lov peopl
-2.17	lov the
0.88	lov to
1.32	low
-2.99	low @flat
-2.23	low @petCare
2.92	low as
-2.23	low insuranc
-2.64	low mil
-2.99	low rent
3.68	low sixth
-1.69	lp
-2.78	lps
1.40	lsd @dealUnit
1.48	luc
-1.40	ludlow
-1.08	luggag
-3.00	lunch
-1.85	lunch and
-1.64	lunch i
-1.00	lunch with
0.90	luton
-2.00	luton van
2.70	lv
3.55	ly
3.04	ly #few
-1.74	lycra
-1.38	lying
-1.34	m
-3.28	m #
1.11	m #few
3.58	m #teen
-1.17	m @absentReason
0.83	m @awayFromSite
-1.22	m @gun
-1.71	m @helper
-1.88	m @payWord
2.07	m @stolen
1.25	m a
2.27	m an
-1.43	m at
-2.04	m awa
-2.14	m by
2.07	m cat
2.74	m com
2.25	m d
-1.08	m deaf
-2.69	m lost
-1.71	m mov
2.52	m nev
0.98	m not
-1.92	m on
1.57	m out
-2.73	m s
-1.88	m send
-1.78	m sorr
-2.49	m sport
-2.82	macbook air
-1.33	macbook for
1.13	machet
2.06	machet #
-2.35	machet and
2.79	machet for
-2.53	machin
-2.07	machin ##
-1.88	machin bosch
-2.21	machin for
-1.15	machin from
-1.25	machin servic
-2.08	machin that
1.62	mad
2.03	mad @stolen
-3.37	mad by
-2.57	mad document
2.90	mad footbal
-1.59	mad it
2.62	mad to
3.12	mad two
2.57	mad up
-1.40	mad you
2.49	madam
1.85	mag
-2.94	magazin
-2.61	magazin rack
3.01	magic @hardDrug
-2.20	magic and
-1.75	magic mushroom
2.86	magic remov
3.01	magic truffl
2.43	maid
2.31	maid @sexual
2.31	maid extra
1.26	mail
1.20	mail a
2.52	mail i
1.70	mail me
-1.74	mail special
-1.35	main
1.84	main @petFarm
-2.78	main coon
1.84	main deal
-1.25	maisonett
-1.13	mak
1.52	mak #few
1.49	mak a
-2.30	mak for
-1.13	mak handmad
-1.07	mak i
-1.18	mak ice
-1.06	mak in
-2.04	mak it
2.70	mak me
2.29	mak mone
-2.58	mak pap
2.53	mak them
-2.69	mak up
-0.94	makita
-1.25	makita dril
1.45	mal masseur
1.62	maltes
1.62	maltes @pup
1.82	man
-2.29	man #
2.05	man @fakeDoc
-1.20	man and
-1.77	man between
1.84	man breed
-2.59	man cloth
-2.16	man com
2.08	man cur
-1.35	man i
1.63	man in
2.05	man insid
2.53	man jok
-2.06	man of
2.59	man peopl
2.11	man seek
-1.58	man tent
1.83	man tim
1.48	man utd
1.96	man ver
-1.25	man who
1.75	man with
-0.99	man within
-2.63	man would
1.19	manag
1.51	manag @controller
-1.87	manag @flat
-1.88	manag by
2.82	manag help
1.70	manag on
1.51	manag the
-1.36	manchest @childWord
0.91	manchest @dealTalk
-1.29	manchest @dealUnit
-1.70	manchest @sexual
-1.29	manchest bag
-1.36	manchest daught
1.24	mand
2.48	mand and
-2.66	mand moor
-1.88	mantel
-1.88	mantel @clocking
-1.88	mantel clock
-2.28	mantelpiec
-2.28	mantelpiec does
-2.65	manual @controller
-2.60	manual @document
-0.94	manual @petFarm
-0.94	manual any
-2.65	manual driv
-1.64	manual driven
-0.98	manual v
-4.29	map
-1.85	mapl
-2.39	mar
-1.95	marchmont
-0.84	marchmont i
1.44	marin
1.44	marin engin
-1.73	mark
-1.46	mark by
-0.99	mark of
-0.80	mark on
-1.29	market @fee
-1.29	market fee
-1.91	market stal
2.25	marlboro
1.18	marlboro @tobacco
1.19	marmoset
1.19	marmoset @wildlife
1.19	marmoset monke
0.99	marr
0.99	marr my
-1.11	marri
0.95	marriag
2.03	marriag @notSeen
-1.40	marriag and
1.46	marriag arrang
2.03	marriag only
-1.23	maryhil
-1.13	maryhil and
-3.30	mask
-2.42	mask and
-0.92	massag
-2.30	massag #
-1.00	massag @document
-1.86	massag @forced
-1.68	massag @gun
-1.18	massag @regulated
2.56	massag @sexual
-2.17	massag and
1.32	massag by
2.40	massag cash
-1.81	massag clinic
-3.24	massag for
-1.68	massag gun
-2.13	massag men
-0.92	massag qualifi
-2.09	massag relax
-2.48	massag tabl
-1.16	massag therapist
-1.46	massag traditional
-1.86	massag train
1.70	massag with
-2.18	masse
-2.18	masse ferguson
2.39	masseur
3.27	masseur for
3.56	masseus
2.82	masseus want
-0.93	mast ###
2.64	mast @payWord
2.64	mast @salary
2.64	mast pay
2.27	mat @assured
-2.66	mat and
-1.07	mat includ
-2.05	mat to
2.27	mat trust
-1.66	match anyth
-2.80	math
-1.79	math and
-2.20	math tutor
2.19	mattress in
-0.93	mattress is
-2.14	mattress two
-4.15	matur
-2.47	matur @childWord
-1.56	matur coupl
-2.47	matur lad
-2.73	matur student
-2.38	max
2.37	may ###
-0.99	may @viewing
-0.83	may ful
2.62	may not
-2.22	may so
-1.29	may to
-0.83	may watch
1.09	mayfair
1.30	mayfair ##
-1.17	mazda
-1.42	mazda mx
2.31	mdma
2.31	mdma @hardDrug
3.36	me
2.55	me ##
2.61	me ###
2.04	me #few
2.74	me @awayFromSite
1.53	me @childWord
1.55	me @flat
1.62	me @images
2.47	me @sexual
-1.06	me a
1.34	me about
0.84	me an
0.88	me and
-1.89	me anoth
1.39	me any
2.93	me chem
2.23	me cuti
2.08	me dont
1.56	me for
1.75	me get
1.53	me girl
-2.09	me if
1.62	me in
-1.66	me is
1.40	me kick
-1.22	me know
0.81	me my
-2.73	me non
3.03	me not
1.38	me one
2.65	me pleas
1.55	me rent
2.44	me see
-1.54	me student
2.68	me thi
-2.92	me to
1.19	me two
1.54	me until
3.26	me what
-4.68	me when
1.64	me wil
-1.12	me writ
1.17	me you
2.49	me your
-1.24	meadow
-1.24	meadow near
-3.65	meal
-1.85	meal on
-1.49	mean it
-1.44	measur
-0.87	measur and
4.14	meat
2.21	meat and
2.58	meat at
2.47	meat smok
-1.56	mechanic
-0.88	mechanic ther
-0.95	mechanic want
-1.69	mechanical
-1.85	medal
2.34	medecin
2.34	medecin san
-2.69	media
-1.45	media @helper
-1.45	media assistant
0.99	medical
1.85	medical and
2.08	medicin man
-2.02	medieval
-2.02	medieval map
-1.54	medium @forced
-1.32	medium @realJob
1.46	medium @stolen
-1.78	medium must
1.61	meet
2.72	meet @childWord
-1.99	meet @flat
2.67	meet @parcelFirm
-2.80	meet a
1.86	meet at
-1.30	meet both
-1.28	meet did
-2.10	meet hello
0.95	meet in
2.00	meet me
-1.55	meet mum
2.26	meet near
-1.99	meet room
-2.99	meet the
1.37	meet up
2.67	meet ups
1.97	meet you
1.59	mega
1.50	mega @link
1.50	mega link
1.28	melanotan
1.28	melanotan @hardDrug
1.28	melanotan @medicine
1.28	melanotan tan
1.84	memb alread
-0.90	memb book
2.25	memb hav
-1.73	memb of
2.87	membership @fakeMoney
2.87	membership card
-1.53	membran
-1.53	membran and
2.24	memor so
-2.17	memorabilia
3.02	men
3.49	men @notSeen
-2.44	men and
3.49	men only
-2.95	men s
2.69	men who
-3.22	mend
2.19	mentor
2.14	mentor for
1.98	menu @weed
2.00	menu has
-3.43	menu hold
-0.82	menu lov
3.06	menu on
-1.19	menu order
-0.98	merced benz
-1.54	merchant
-1.78	mess i
2.23	mess me
-0.91	messag
3.03	messag @notSeen
-0.92	messag first
-3.41	messag her
-1.61	messag i
-2.24	messag me
-0.93	messag no
3.03	messag only
-2.84	messag with
-0.99	message@absentPlace
2.56	message@ammo
2.35	message@assured
3.62	message@authority
3.26	message@awayFromSite
-2.23	message@badHours
-1.85	message@bank
2.32	message@chequeWork
-4.53	message@childWord
-3.84	message@clocking
-1.00	message@codeShare
-2.23	message@controller
3.50	message@dealTalk
0.94	message@dealUnit
2.11	message@debtBond
-2.52	message@deposit
3.93	message@document
2.03	message@drugRun
2.30	message@escrow
2.55	message@exclude
2.47	message@fake
-1.54	message@fakeDoc
2.05	message@fakeMoney
2.64	message@forced
2.12	message@friendsFamily
-1.67	message@genuine
1.91	message@groupsOfPeople
1.91	message@gun
2.17	message@hardDrug
2.81	message@helper
1.06	message@images
3.52	message@insult
2.14	message@invest
-2.56	message@keys
1.60	message@link
2.79	message@medicine
2.03	message@moveMoney
-2.59	message@nitrous
1.28	message@noParent
2.09	message@noTicket
2.15	message@organ
1.89	message@originLand
1.89	message@overpay
2.70	message@parcelFirm
1.99	message@parcelWork
-2.20	message@payFirst
-2.29	message@petCare
-2.44	message@pup
1.75	message@realJob
-1.23	message@salary
1.54	message@sexRent
-2.23	message@stolen
3.65	message@threat
-3.18	message@ticketItem
2.57	message@tobacco
2.40	message@toyGun
3.50	message@trustTalk
1.30	message@untraceable
-1.65	message@viewing
2.88	message@weed
1.72	message@windfall
2.31	met
2.02	met @fakeDoc
2.02	met bypass
-1.85	met last
3.31	met slow
-4.26	metal
-2.20	metal gre
2.07	meth
-3.10	metr
-1.14	metr #
-1.96	metr from
-0.85	metr of
-2.03	mew
4.93	mg
1.55	mg ##
2.22	mg #few
1.55	mg @assured
2.19	mg @hardDrug
0.92	mg @medicine
1.96	mg @noScript
1.11	mg @sexual
1.61	mg @weed
2.15	mg in
0.92	mg leftov
1.03	mg no
1.11	mg strip
-1.62	microchip
-1.42	microsoft
-1.42	microsoft offic
-3.24	middlesex
-2.41	middlesex cricket
-1.98	midland
0.97	midnight
-1.13	midnight by
2.09	midnight ever
1.15	mifepriston
-1.60	mil
-2.41	mil ###
-2.01	mil @controller
-0.87	mil @document
-1.13	mil @payWord
-1.06	mil @sexual
1.85	mil @stolen
-1.05	mil a
-0.94	mil and
-1.66	mil bank
-2.87	mil clean
-2.01	mil driv
-0.89	mil for
-1.47	mil from
-1.20	mil ful
-2.39	mil in
-0.81	mil mot
-1.24	mil new
1.85	mil no
-2.24	mil on
1.19	mil the
-1.31	mil with
2.33	mileag @clocking
2.88	mileag correction
-3.11	mileag tru
2.33	mileag wound
-2.50	militar
2.73	milk
2.73	milk for
1.54	milli
1.54	milli with
-1.30	millimetr
-1.30	millimetr left
1.98	million
1.87	million @spray
1.43	million dollar
1.87	million volt
-0.93	milton
-0.93	milton keyn
-1.43	min from
2.35	min is
-2.13	mind
-1.47	mind coupl
3.09	mind sit
-1.63	mind the
-2.29	mini
-2.83	mini coop
-1.23	miniatur
-2.14	miniatur empt
-3.04	minibu
-1.38	minibu book
-1.89	minibu with
-1.21	minimum
2.25	minimum ##
-1.27	minimum of
-1.73	minimum wag
-1.19	minor
-3.32	mint
-1.31	minut
0.95	minut a
-2.16	minut and
-1.03	minut from
-1.89	minut i
-1.14	minut no
-2.07	minut of
-1.13	minut or
-1.36	minut to
-1.65	minut walk
-1.95	mirror advertis
-1.92	mirror is
2.57	mirror qualit
-1.49	mirrorless
-1.49	mirrorless camera
-2.20	mis
1.37	misoprostol
2.51	miss is
-1.40	miss that
1.91	mission
1.91	mission in
1.42	missionar
1.42	missionar in
1.80	mistak
1.80	mistak pleas
-2.54	mit
-1.91	mit and
0.87	mitsubishi
-1.21	mitsubishi l
-1.84	mix
-0.99	mix siz
-1.30	mk
-1.30	mk #few
2.99	ml
1.97	ml #
1.15	ml @noScript
1.15	ml vial
-3.02	mm
1.38	mm @ammo
1.38	mm ammo
-1.22	mm pil
2.31	mmc
-1.59	moan
-3.00	mobil
-2.13	mobil @toyGun
-1.90	mobil hairdress
-2.13	mobil massag
-1.78	mobil mechanic
-2.13	mobilit
-1.78	mobilit scoot
2.26	mod
2.44	mod consol
0.91	model
-2.03	model #few
2.24	model #teen
-1.72	model for
2.43	model in
-1.52	model roman
1.05	model tasteful
-2.01	modern
-1.23	modern truck
-1.17	modest shin
-2.58	mol
-2.34	mol dol
2.68	moment
2.21	moment you
3.37	moncl
2.93	moncl stone
1.27	monda @document
-2.50	monda @noSkill
-0.86	monda boot
-0.94	monda cal
-0.95	monda fre
2.33	monda ok
-1.83	monda to
2.80	mone
-2.74	mone #
2.44	mone @notSeen
3.33	mone and
-2.42	mone arriv
2.35	mone back
-3.33	mone box
2.92	mone but
1.28	mone cash
-2.74	mone first
2.20	mone for
2.09	mone in
1.86	mone into
2.30	mone is
-1.26	mone it
1.95	mone mu
2.64	mone need
1.45	mone on
-2.83	mone or
-1.17	mone pleas
1.17	mone saf
1.89	mone so
-1.23	mone thank
2.27	mone through
1.91	mone to
1.82	mone toda
0.89	mone until
2.29	mone whil
2.53	moneygram
1.03	moneygram and
-3.64	monitor
-1.50	monitor omron
-2.22	monitor unopen
-1.72	monitor with
1.19	monke
-2.69	monopo
-1.74	monopo board
2.64	month ###
1.63	month @debtBond
-1.28	month @deposit
-2.15	month @document
-2.04	month @fee
-1.02	month @flat
-1.29	month @forced
1.63	month @noSkill
2.16	month @payFirst
-1.18	month ahead
1.28	month and
1.63	month anyon
-1.77	month book
3.20	month brunett
-1.53	month din
-1.14	month door
1.99	month i
2.13	month in
-2.67	month into
3.11	month lin
-2.23	month new
2.31	month no
-2.18	month old
-1.08	month one
-1.79	month or
1.77	month rent
-1.65	month s
1.41	month start
-1.31	month ten
-1.64	month tenanc
1.16	month the
-3.00	month two
1.49	month up
-1.43	month we
3.19	monzo
1.82	monzo @bigEasyMoney
1.82	monzo quick
-3.32	moor
-0.97	moortown
-1.76	mop
2.07	mophin
2.07	mophin @dealUnit
2.07	mophin @noScript
2.07	mophin tab
1.55	mor i
-0.92	mor pictur
-0.83	mor than
-0.83	mor tuesda
-1.74	mor with
-0.91	morle
-1.61	morn and
2.75	morn bik
-1.24	morn from
-1.34	morn i
-1.83	morn in
-1.76	morn polit
-1.06	morn walk
-1.14	morningsid
2.03	moroccan
2.89	moroccan @weed
2.48	moroccan pollen
1.84	morphin
-2.75	morri
-2.53	morri @childAge
-2.53	morri minor
-1.69	morricon
-1.61	morrison
-0.86	mortgag @invest
-2.53	mortgag advis
-1.04	mortgag and
-0.86	mortgag brok
0.97	mortgag or
-1.03	mosele
-2.44	moss
-3.09	most
-0.84	most @forced
-1.28	most @realJob
-0.84	most fin
-1.73	most of
-0.94	most van
-1.28	most weekend
-1.56	mot
-1.43	mot ###
1.58	mot @document
1.26	mot @toyGun
-0.93	mot and
1.26	mot certificat
-2.69	mot from
-1.74	mot of
-3.72	mot test
0.92	mot til
3.20	mot without
2.09	moth
-1.43	moth hol
-1.07	moth sa
-2.46	motor @helper
-2.46	motor mov
1.62	motor the
-0.88	motorbik
-1.82	motorhom
-1.13	motorhom ###
3.11	motorwa
-3.24	mould
2.23	mounjaro
-2.57	mount
1.65	mouth shut
-1.16	mouth thi
-2.42	mov @absentPlace
-2.05	mov a
-2.42	mov abroad
1.10	mov and
-1.44	mov awn
-1.44	mov box
-1.47	mov bring
0.87	mov in
-2.02	mov into
-0.85	mov the
3.11	mov them
1.65	mov who
2.24	mov your
1.99	movement
-1.73	mow and
-1.68	mpg
-1.93	mph
1.31	msj
-1.39	mt
-1.39	mt #few
1.95	mu
1.95	mu #few
1.14	much
-1.73	much as
1.80	much by
2.65	much for
-2.83	much to
-1.42	mud
-1.92	mudd
-1.09	muff
-1.09	muff for
-4.68	mug
-1.97	mug jok
-2.45	mulberr
-1.40	mulberr @brand
-0.95	mulberr @genuine
-1.40	mulberr bayswat
-0.95	mulberr with
-1.64	multi
-1.64	multi @dealTalk
-1.64	multi @drugRun
-1.64	multi @moveMoney
-1.64	multi drop
-2.14	mum @childWord
-1.18	mum @petCare
-1.23	mum and
-2.51	mum friend
1.65	mum get
-2.19	mum group
-1.26	mum her
2.68	mum it
-2.14	mum kid
0.89	mum not
-3.30	mum of
2.03	mum on
-3.18	mum pick
1.13	mum s
-0.93	mum thank
1.75	mum to
1.54	mum want
2.53	mum we
-1.49	mum with
2.24	mumm
2.13	mumm @payWord
2.13	mumm pa
-2.81	murd
-2.61	murd myster
-2.16	museum
-0.83	museum and
1.97	mush
1.54	mush @dealUnit
1.54	mush @medicine
1.54	mush bar
-3.45	mushroom
-2.67	mushroom @cruelty
-3.18	mushroom grow
-2.67	mushroom lamp
1.01	music @childWord
-1.94	music and
-2.37	music dad
-1.79	music fit
1.64	music generou
-1.70	music i
2.11	music sel
1.24	music swap
-1.95	musician
2.83	muslim
1.71	muslim @kitchenTool
1.71	muslim join
2.50	must @medicine
-2.43	must @realJob
0.89	must be
-1.71	must find
-1.77	must go
2.95	must hand
1.69	must hav
1.29	must reach
-2.43	must shift
2.50	must sleep
2.50	must work
-2.40	mustard
1.26	mutual
-1.42	mx
-1.42	mx #few
1.64	my
1.92	my @authority
2.52	my @awayFromSite
3.27	my @chatApp
2.00	my @dealTalk
2.71	my @fee
-1.49	my @forced
3.11	my @helper
2.76	my @invest
1.92	my @letFraud
2.40	my @loveTalk
1.12	my @noScript
2.54	my @organ
-1.50	my @ownWill
-1.15	my @payWord
-1.93	my @realJob
1.46	my @ticketItem
2.13	my @windfall
2.07	my account
1.49	my age
2.74	my agent
1.78	my assistant
1.09	my bank
2.04	my bed
2.84	my bedroom
1.12	my box
-0.94	my broth
-2.40	my childhood
-1.98	my children
-2.53	my choic
-1.37	my client
2.08	my compan
2.71	my cost
1.92	my council
3.08	my cousin
-1.21	my custom
-2.95	my dad
1.54	my darl
1.31	my daught
1.87	my driv
2.20	my ex
-1.46	my fath
2.08	my flatmat
1.76	my friend
-2.15	my girlfriend
1.75	my gold
-1.25	my grandmoth
-1.16	my hand
2.89	my hotel
1.62	my hous
2.21	my housekeep
-1.44	my husband
-3.10	my id
1.68	my inheritanc
2.22	my insta
-2.04	my jigsaw
2.54	my kidne
-3.14	my last
3.08	my law
-1.06	my lif
2.00	my menu
-2.89	my mind
1.41	my mobil
-2.75	my moth
1.71	my mov
-2.29	my mum
-1.07	my nam
-2.78	my neighbour
2.76	my new
-1.49	my own
-2.77	my partn
3.00	my passport
-1.59	my plac
1.37	my prescription
2.52	my privat
2.27	my queen
-0.94	my rabbit
-1.63	my room
-2.53	my rul
-1.93	my school
-1.40	my shed
2.59	my ship
1.94	my signal
-0.93	my son
2.57	my stepdaught
1.26	my telegram
1.89	my tim
1.52	my trad
-0.97	my two
-1.46	my uncl
1.82	my unit
2.27	my wallet
-1.43	my wif
-1.32	myself @ownWill
-1.34	myself and
-1.14	myself clean
-1.32	myself saf
-3.47	myster
-2.02	myster din
-2.61	myster part
-1.29	myster shop
4.28	n
4.51	n #few
1.47	n @bankSecret
1.64	n a
0.86	n d
2.22	n e
1.30	n i
-2.25	n repair
-1.28	n t
1.52	n u
-2.44	nabokov
-1.63	nabokov and
-2.58	nail
-1.57	nail @gun
-2.25	nail art
-1.07	nail at
-1.57	nail gun
4.51	nak
1.34	nak @childWord
1.34	nak lad
2.68	nak masseur
3.52	nam
1.35	nam @dealTalk
1.78	nam @images
1.89	nam address
2.97	nam and
1.35	nam availabl
1.03	nam by
1.58	nam for
1.19	nam i
-1.11	nam no
-0.90	nam of
4.07	nam on
1.78	nam photo
-2.25	nameplat
-1.96	nann
-1.04	nann @organ
-1.84	nann and
-0.86	nann bas
1.57	nann fl
-2.03	nann for
-1.04	nann liv
-1.09	nann thre
-1.54	narrowboat
-1.25	narrowboat from
2.73	nasal
2.73	nasal @toyGun
2.73	nasal spra
1.52	nation
1.65	national
2.87	national @petCare
-0.84	national @salary
2.87	national insuranc
1.44	natur
-2.26	natural
-1.07	natural everyth
-1.38	natural hemp
2.02	natwest
1.01	natwest acc
1.82	natwest or
-1.87	naught
-2.56	nav
-1.58	naval
-0.91	near
-1.51	near @absentReason
2.37	near @images
1.37	near @sexual
-1.87	near ancoat
-1.25	near ful
-2.36	near good
-1.40	near ludlow
2.37	near nud
-1.13	near off
-0.89	near the
-0.85	near warm
-1.87	nearb
-1.89	nearb #
-1.29	nearb aft
-1.13	nearb buttonhol
-0.94	nearb experienc
-1.28	nearb i
-1.97	nearb nann
-1.12	nearb one
-0.94	nearb twelv
-1.46	nearb up
-1.03	neat
-1.03	neat @flat
-1.03	neat studio
2.00	need
3.25	need ##
1.47	need #few
1.57	need #teen
2.52	need @drugRun
-2.03	need @forced
1.02	need @gun
2.25	need @noSkill
2.55	need @notSeen
1.36	need @realJob
-0.87	need @salary
-1.15	need adel
1.57	need any
1.47	need befor
2.79	need cash
-1.40	need castlereagh
-2.28	need com
-1.08	need filt
-3.00	need for
-2.17	need from
-0.87	need gleadless
2.07	need half
-1.82	need help
2.64	need if
-1.19	need in
1.15	need is
3.31	need it
-2.50	need meet
1.84	need mone
1.60	need no
-1.00	need one
1.95	need proof
3.10	need run
1.36	need shift
-0.87	need sick
1.46	need someon
-0.98	need start
2.38	need ten
3.63	need to
2.02	need toda
-2.03	need train
-1.51	need tun
-2.11	need two
1.37	need we
2.40	need work
2.04	need you
1.14	need your
2.57	needl and
-0.86	neighbour
-2.56	neighbour she
-1.04	neighbourhood
-1.06	neighbourhood plac
-3.31	nerf
-2.64	nerf @gun
-2.13	nerf blast
-2.64	nerf gun
-1.36	nervou
-3.24	nest
-2.39	nest box
-2.27	nest googl
2.42	netflix
3.19	netflix for
-1.14	neth
-1.14	neth edg
-2.93	network
-2.20	network engin
-2.24	neuter
2.20	nev
1.23	nev @dealTalk
-1.22	nev @drugRun
-0.81	nev @forced
-1.22	nev @moveMoney
-2.42	nev @payWord
-2.08	nev @pup
-2.29	nev any
3.23	nev bash
2.09	nev been
-0.93	nev both
-1.22	nev drop
1.54	nev fir
3.09	nev get
1.91	nev giv
-1.06	nev got
-2.22	nev in
-2.08	nev lit
-0.81	nev lock
-1.00	nev marri
2.52	nev on
2.34	nev open
3.28	nev sel
-2.42	nev send
-1.96	nev taken
3.22	nev told
-2.12	nev used
-2.42	nev worn
-1.60	new
3.27	new @childWord
2.40	new @controller
1.29	new @dealTalk
2.17	new @document
-1.19	new @flat
-0.91	new @forced
-2.11	new @genuine
-0.84	new @groupsOfPeople
-0.89	new @kitchenTool
-0.91	new @organ
2.75	new @pup
-0.89	new @realJob
-1.57	new @street
-1.53	new @toyGun
-0.80	new @trustTalk
-1.60	new a
-1.14	new axe
-1.83	new batter
-3.07	new belt
-1.23	new boil
3.02	new breed
-1.82	new build
-1.88	new chain
-1.41	new decorat
1.95	new driv
-1.40	new ear
0.87	new from
3.03	new girl
-0.80	new honest
-1.57	new hood
-1.43	new icloud
-2.95	new in
-0.89	new kitchen
2.46	new label
1.91	new land
-1.56	new last
-1.37	new lens
1.80	new lit
-2.31	new lock
-1.64	new mum
-0.89	new my
2.97	new netflix
-1.15	new ones
-1.73	new parent
-1.51	new part
-1.04	new peopl
2.68	new phon
-0.88	new plug
-1.23	new ram
-1.13	new rear
-1.85	new roof
1.81	new staff
-2.19	new start
-1.69	new steam
-0.99	new str
-0.86	new stylu
-1.50	new town
-1.09	new twin
-2.10	new tyr
-2.76	new with
-2.31	new zealand
-3.62	newborn
-2.47	newborn photograph
-2.41	newcom
-1.76	newington
-1.05	newport
-1.26	newslet
-1.26	newslet and
-0.91	newspap
-0.91	newspap alread
-2.06	newtownabbe
-1.09	newtownabbe the
-0.81	newtownbreda
-1.30	newtownbreda and
1.90	next
3.09	next @flat
-1.91	next and
2.40	next day
2.41	next month
1.78	next of
-1.19	next one
2.20	next ord
3.09	next room
-2.58	next year
0.94	nhs
-1.28	nhs @salary
2.72	nhs vaccin
-1.71	nic
-1.09	nic things
-1.10	niceic
2.09	nick
-1.64	nigeria
-1.90	nigerian
-1.85	nigerian communit
1.85	night
1.25	night @document
-1.53	night @realJob
-1.98	night and
-1.21	night consider
1.00	night i
-2.25	night in
-1.97	night light
-1.59	night long
1.25	night mot
-0.93	night nev
1.53	night no
-1.61	night out
0.89	night we
1.52	nightclub @absentPlace
-1.57	nightclub @dealUnit
-1.57	nightclub @medicine
1.52	nightclub abroad
-1.57	nightclub bar
-2.03	nightshad
-2.03	nightshad perfum
-3.11	nik
-2.37	nik @forced
-1.03	nik air
-2.37	nik train
-1.77	nikon
2.17	nin
-1.06	nin an
1.59	nin doubl
0.89	nin hello
1.87	nin hundr
-0.86	nin i
1.54	nin milli
-0.82	nin second
-1.21	nin thousand
-1.33	nin week
-2.16	nin year
-2.84	ninet
-1.85	ninet minut
-1.69	nineteen
-1.87	ninja
-1.78	nintendo
-1.18	nintendo switch
-2.20	nip
-2.20	nip and
-1.37	nissan leaf
1.49	nissan qashqai
1.15	nitrou
-2.43	nitrou kit
-1.63	nmc
2.21	nn
1.94	no
-1.47	no @assured
-2.03	no @badHours
-2.17	no @codeShare
-1.73	no @controller
0.86	no @dealUnit
-3.25	no @deposit
2.52	no @document
-2.25	no @fake
-1.00	no @fakeDoc
1.13	no @fakeMoney
-4.11	no @fee
1.69	no @flat
1.58	no @genuine
5.39	no @groupsOfPeople
-2.01	no @gun
-1.43	no @hardDrug
-0.96	no @haste
-1.81	no @helper
-2.28	no @insult
2.08	no @invest
-2.39	no @nitrous
2.69	no @originLand
-2.06	no @payWord
2.13	no @realJob
0.98	no @scheme
-2.70	no @sexual
-1.97	no @street
1.80	no @toyGun
1.89	no @viewing
1.89	no actual
-1.06	no advic
2.11	no african
1.19	no age
-1.21	no agenc
-1.81	no agent
-2.28	no animal
-2.13	no ap
-2.38	no audition
1.83	no bank
-2.28	no bareback
1.74	no black
-1.88	no brickla
-2.72	no cal
1.62	no certificat
-2.35	no chain
-2.39	no charg
1.72	no check
2.71	no clinic
2.50	no collection
1.21	no condom
2.79	no consultation
1.56	no contract
-1.43	no crack
2.06	no credit
1.69	no cv
1.77	no da
-1.32	no dead
-1.25	no deliver
3.17	no dentist
-2.53	no deposit
2.83	no doctor
3.93	no document
-2.39	no drug
1.77	no dut
-1.00	no edit
3.04	no english
0.86	no exam
1.24	no exemption
-1.42	no experienc
-2.08	no extra
-1.68	no fault
-2.78	no fee
-2.03	no fees
2.52	no foreign
2.22	no form
2.31	no ga
-2.20	no gam
-1.73	no gangmast
3.13	no going
-1.47	no guarant
-1.40	no gun
3.25	no haggl
-1.97	no hidden
-2.37	no hold
-0.96	no hurr
3.27	no id
-1.90	no ikea
2.42	no interview
2.54	no jew
-0.92	no job
0.86	no key
-1.46	no let
2.33	no licenc
-2.24	no light
3.30	no limit
-1.32	no lin
1.74	no log
2.11	no logbook
-2.79	no long
-2.62	no mark
-2.03	no mattress
3.11	no mone
-2.04	no month
-2.44	no mot
2.39	no mum
3.56	no muslim
2.13	no nam
2.25	no need
-0.87	no night
-2.79	no off
2.99	no one
-1.18	no outla
2.49	no p
1.86	no pap
2.44	no paperwork
2.31	no parent
2.30	no phon
-1.35	no plan
1.67	no prescription
-1.85	no pressur
3.31	no question
1.58	no receipt
3.10	no record
0.98	no referenc
2.39	no rent
-1.51	no rip
2.85	no risk
-1.81	no rush
-1.46	no rust
1.49	no say
-2.17	no scratch
1.80	no script
1.16	no serial
-1.25	no sexual
3.13	no shop
-2.46	no sil
2.31	no singl
2.72	no slot
-1.40	no smal
-2.42	no smok
1.31	no str
3.67	no tax
2.77	no test
-2.32	no tim
1.33	no to
2.12	no trac
2.14	no trad
-1.88	no unlock
-1.98	no upfront
-2.30	no vat
-1.08	no vent
2.09	no vet
1.62	no view
1.56	no visit
2.81	no wag
-2.44	no warrant
-0.82	no weekend
-1.36	no zero
1.77	nobod
1.25	nobod can
-1.28	nobod els
2.29	nobod from
1.14	nobod is
1.26	nobod know
-2.00	nobod s
0.98	nobod wil
1.49	nobod would
-3.15	nois
-2.27	nois from
-1.30	non
-2.04	non @sexual
-1.34	non binar
-3.23	non drink
3.17	non of
-1.09	non promis
-2.04	non sexual
-2.17	noon
-1.88	norfolk
-0.99	normal lif
3.11	north
-1.21	north availabl
1.57	north fac
-2.03	north light
3.23	north nev
-1.72	northern
1.46	norwa
-2.40	norwich
5.07	nos
3.67	nos @nitrous
3.23	nos tank
3.73	not
2.29	not #
1.92	not @badHours
2.59	not @brand
-2.28	not @dealTalk
2.03	not @drugRun
-1.30	not @fake
-0.96	not @forced
2.80	not @genuine
-2.16	not @payWord
3.19	not @toyGun
-1.10	not aft
1.19	not allow
-2.13	not alter
2.59	not appl
2.58	not availabl
1.29	not be
-2.63	not buy
2.05	not com
-2.97	not cop
3.09	not eighteen
-2.28	not fir
-1.44	not found
-2.08	not frighten
2.34	not from
2.03	not go
-2.40	not grad
3.12	not her
-2.89	not includ
2.48	not interest
1.98	not knock
-2.44	not leath
1.92	not leav
-1.14	not look
-1.66	not match
2.73	not meet
2.57	not original
-1.42	not possibl
1.83	not register
1.19	not requir
2.03	not run
1.33	not say
3.13	not speak
3.12	not tel
2.51	not the
1.65	not them
-0.90	not to
2.65	not turn
-1.10	not understood
1.07	not want
2.70	not with
-1.71	not worn
-1.06	not you
2.70	noth @forced
-0.81	noth @sexual
1.12	noth all
-0.81	noth extra
2.70	noth refus
1.03	noth to
-2.05	noth until
1.51	notic
-0.90	notic on
-1.70	nottingham
-3.59	novel
-1.59	novel any
-1.44	novel box
-2.96	novelt
1.71	novelt @document
-1.97	novelt mug
-1.13	now ##
1.37	now #few
1.15	now @document
-1.97	now @flat
1.78	now @letFraud
-1.15	now @loan
1.33	now @organ
-1.38	now @realJob
1.57	now @sexual
1.45	now @trustTalk
1.91	now @viewing
-1.43	now accountant
1.88	now and
-2.24	now be
-1.11	now beaut
-2.02	now clean
-0.91	now collection
1.11	now com
-1.74	now could
-2.13	now fre
-3.37	now friend
-1.89	now hav
-1.06	now leed
1.33	now liv
-1.15	now loan
2.03	now look
1.69	now messag
-1.83	now nann
0.80	now or
-2.66	now quiet
-1.42	now rest
1.45	now so
1.78	now sublet
1.88	now ther
1.95	now to
1.90	now we
-1.61	now you
-1.90	nplq
2.00	nud
1.05	nud @payWord
0.92	nud @sexual
2.37	nud cash
-2.25	nud colour
-2.22	nud heel
2.20	nud of
1.05	nud paid
-1.73	nud slip
1.21	numb
-2.69	numb ###
3.05	numb @stolen
2.64	numb by
1.90	numb check
3.05	numb ground
-2.17	numb includ
-1.37	numb of
-2.39	numb record
-1.80	numb shown
2.08	numb was
3.04	nunchuck
-5.45	nurs
-2.84	nurs #
-1.56	nurs @regulated
-1.56	nurs bank
-1.01	nurs da
-1.52	nurs femal
-0.97	nurs for
-1.98	nurs led
-1.66	nurs level
-0.87	nurs one
-2.80	nurs prescrib
-1.22	nurs rol
-1.65	nurs smal
-2.63	nurs we
-1.96	nurs welcom
-2.15	nurser
-1.66	nurser nurs
1.56	nuru
-1.59	nut
-2.49	nutribullet
-0.91	nvq #few
4.58	o
2.62	o #
2.42	o #few
-2.62	o @clocking
-2.62	o clock
1.30	o i
1.66	o l
1.94	o m
1.71	o o
1.27	o r
1.52	o s
1.36	o seven
2.02	o t
1.00	o u
-2.35	oak
1.49	oasi @ticketItem
1.49	oasi ticket
1.92	obe
1.92	obe wil
1.65	obedient
-0.83	obvious
-1.65	octavia
-1.93	octob
-3.37	odd
-2.81	odd just
-1.21	of #
-1.89	of ###
-3.01	of #few
-2.69	of #teen
1.75	of @absentPlace
1.69	of @ammo
-2.43	of @assured
3.06	of @brand
1.27	of @childWord
1.62	of @escrow
-1.90	of @essayMill
-2.02	of @fake
-2.29	of @forced
-1.19	of @genuine
-2.03	of @gun
-2.77	of @invest
-1.21	of @kitchenTool
-0.87	of @loan
2.58	of @organ
-1.42	of @ownWill
0.99	of @petFarm
-1.48	of @piracy
-2.11	of @pup
2.28	of @taskWork
-1.99	of @threat
-3.13	of @toyGun
2.68	of @visaSham
3.51	of @weed
-1.98	of @windfall
-1.93	of a
-1.51	of about
2.52	of all
-2.25	of an
-1.72	of any
-2.97	of anybod
-3.15	of bag
-0.80	of being
-0.84	of bo
1.34	of both
-1.39	of box
-1.07	of candl
-2.41	of car
1.69	of cash
-1.95	of certificat
-1.48	of chees
-1.14	of control
-0.98	of cours
-1.07	of curtain
-1.17	of damag
-2.13	of dart
-1.90	of dissertation
-1.98	of draw
-1.44	of each
1.62	of eba
-1.01	of everyth
0.86	of experienc
-0.82	of eyes
3.80	of fift
-1.34	of fiv
-1.52	of fort
-3.23	of four
-1.85	of freehold
-0.95	of garden
1.75	of ghana
-1.36	of gold
3.55	of green
-1.99	of hang
-1.41	of headphon
-1.92	of his
-2.13	of humour
-1.40	of i
-2.33	of icloud
-0.93	of independent
1.63	of interest
2.23	of kett
1.51	of kid
1.78	of kin
1.70	of lambert
-2.80	of lay
-0.87	of lend
2.29	of lewi
2.58	of liv
-2.06	of market
1.51	of me
-1.24	of meadow
-2.02	of medieval
-2.44	of min
2.93	of moncl
-1.16	of mouth
0.97	of my
-1.42	of nail
-2.39	of nin
-3.99	of one
0.82	of our
-2.37	of ownership
1.21	of passport
-1.08	of payrol
-1.19	of peopl
-2.31	of purchas
-1.01	of record
-0.90	of red
-2.08	of repair
-2.02	of replica
-2.09	of saint
-0.81	of seven
1.43	of shop
-1.09	of six
-1.86	of sixt
4.22	of sponsorship
-1.88	of stolen
2.39	of task
-0.86	of tea
-2.15	of tenanc
1.75	of that
-2.81	of the
1.50	of their
1.62	of them
-2.68	of thes
-1.46	of thi
-1.47	of things
-3.55	of thre
-1.59	of to
1.77	of town
-1.98	of twelv
-2.69	of two
-0.88	of up
-2.56	of us
3.04	of vodka
-1.00	of weight
-2.31	of which
-0.84	of work
2.65	of worship
-2.22	of you
0.92	of your
0.84	off
1.52	off #
-1.38	off @absentReason
1.54	off @authority
1.27	off @dealTalk
1.48	off @document
2.32	off @fake
1.81	off @fakeMoney
-2.28	off @groupsOfPeople
-2.36	off @growOp
1.04	off @hardDrug
-4.14	off @images
2.48	off @medicine
1.11	off @noTicket
-2.12	off @organ
2.00	off @payWord
-2.45	off @pup
2.47	off @salary
3.06	off @sexual
-1.47	off @street
1.23	off @threat
2.05	off @tout
3.46	off a
2.01	off and
2.05	off best
-2.28	off black
-2.36	off cut
-2.10	off dol
2.89	off ful
-1.00	off great
-1.45	off i
-1.71	off in
-1.34	off is
-2.41	off it
1.14	off last
1.95	off lean
-2.12	off liv
-0.96	off my
-2.24	off now
1.35	off over
2.00	off pay
-3.71	off photo
-2.08	off pick
-1.40	off pigg
-1.47	off road
-1.50	off thank
2.67	off the
-2.63	off to
-1.87	off we
1.16	off your
-2.38	offer
-3.03	offic
-1.37	offic #
-2.56	offic ###
2.87	offic @keys
-1.00	offic @pup
-1.26	offic administrator
-2.28	offic bas
-1.29	offic by
1.28	offic clerk
-1.00	offic dog
1.97	offic equipment
-1.67	offic in
2.87	offic ke
-2.56	offic on
-1.97	offic ten
-1.23	offic thre
-3.75	official
-1.15	official ###
-2.33	official club
-1.70	official resal
2.42	offshor so
-1.24	ofst
-0.91	ofst register
-2.60	often
3.53	oh
2.10	oh one
2.08	oh seven
-3.55	oil
1.31	oil @absentReason
-1.74	oil @toyGun
-1.32	oil can
-1.03	oil heat
-1.36	oil massag
-2.15	oil no
1.31	oil rig
-1.08	oil tin
-2.46	oisc
-1.73	oisc level
1.25	ok @drugRun
1.25	ok @noSkill
1.25	ok @stolen
-1.51	ok can
0.95	ok i
-4.37	ok is
-1.13	ok my
1.25	ok no
-1.70	ok pleas
2.49	ok read
-2.25	ok the
-3.34	ok what
2.19	oka
1.78	oka what
-2.34	old #few
1.61	old @childWord
-1.09	old @controller
-1.93	old @document
-1.95	old @forced
-1.49	old @petCare
-1.01	old @pup
-2.42	old @realJob
-1.05	old @stolen
1.49	old are
2.41	old boyfriend
-1.05	old cat
-1.93	old cbt
-0.88	old collection
-0.85	old dog
-1.09	old driv
3.12	old enough
-2.02	old has
-2.03	old is
3.12	old man
2.27	old men
1.53	old read
-2.42	old school
-2.19	old seek
2.04	old servic
-0.86	old swan
-2.73	oliv
-1.95	oliv oil
2.41	omega
-1.50	omron
-0.98	on #few
1.24	on @brand
3.35	on @chatApp
0.82	on @clocking
2.40	on @dealUnit
1.23	on @fake
-1.46	on @flat
-1.14	on @forced
-0.83	on @images
1.08	on @invest
-2.78	on @realJob
-1.12	on @threat
1.09	on a
0.88	on all
1.31	on an
1.66	on and
2.01	on any
1.24	on appl
1.31	on arrival
-2.39	on bikeregist
2.40	on blot
-2.35	on blu
1.56	on book
-1.37	on both
-4.29	on collection
-2.52	on completion
-1.74	on deliver
-0.91	on dry
-0.82	on each
-1.16	on eith
-1.04	on everyth
-0.86	on flat
2.42	on frida
-2.32	on it
-1.93	on its
2.10	on keep
-1.79	on me
-3.57	on monda
-1.95	on my
-0.99	on one
-2.24	on our
2.50	on over
-1.72	on own
1.62	on request
-2.00	on retention
-2.25	on school
2.03	on set
1.64	on signal
1.32	on snap
2.23	on somebod
-1.81	on sunda
1.85	on tel
3.43	on telegram
-2.03	on them
0.97	on thi
-1.35	on thre
-1.79	on thursda
-1.97	on ties
-3.12	on tim
1.29	on to
-0.92	on trym
-2.32	on tuesda
-2.07	on two
2.12	on usb
-1.83	on van
-3.34	on wednesda
-1.82	on with
1.78	on you
1.00	on your
-3.00	onc
1.96	onc @helper
2.14	onc @payWord
-1.03	onc a
-2.58	onc i
1.96	onc my
2.14	onc payment
-1.21	onc recover
-1.31	onc the
-1.51	onc to
-1.04	onc you
2.99	one #
2.13	one ##
-1.28	one @absentReason
-1.30	one @ammo
-1.02	one @authority
-1.59	one @brand
-2.00	one @chatApp
-1.96	one @childWord
-0.89	one @clocking
-2.49	one @dealUnit
2.80	one @fake
-3.16	one @flat
-0.92	one @forced
-2.49	one @keys
1.76	one @payWord
-1.20	one @realJob
-0.81	one @sexual
-1.78	one @threat
-1.20	one arm
-1.27	one at
-0.81	one bed
-1.14	one bedroom
-1.28	one car
-1.14	one compan
2.80	one cop
-1.30	one corn
2.85	one day
-1.05	one din
-1.02	one elder
-2.60	one fre
-0.85	one hand
-1.42	one hex
-1.72	one hour
-1.04	one in
-1.11	one kerb
-2.49	one key
-1.76	one lad
-1.68	one lot
1.36	one month
1.61	one of
1.63	one one
-1.63	one oth
-1.16	one pag
-1.39	one pair
1.88	one payment
-1.53	one person
-1.15	one phon
-0.81	one post
-1.23	one product
2.75	one program
-0.89	one ring
-2.99	one room
-2.00	one session
-1.41	one sid
1.07	one smal
-0.87	one stubborn
-1.10	one sum
-1.26	one that
-1.76	one the
-1.46	one tin
-1.23	one tir
1.90	one to
3.97	one two
-1.30	one tyr
-1.28	one ver
-2.78	one week
-1.20	one weekend
2.30	one weird
-1.02	one window
-1.98	one wint
-3.03	one with
1.21	one without
-2.32	one year
0.83	ones
1.44	ones and
-1.56	ones i
2.84	ones in
-1.34	ones scaffold
-1.59	ones with
1.00	onlin
2.20	onlin @essayMill
0.81	onlin @taskWork
2.02	onlin bank
2.20	onlin exam
1.65	onlin job
-1.68	onlin or
-2.25	onlin shop
1.77	only
2.29	only #
1.55	only ##
1.49	only @childAge
-2.21	only @flat
1.64	only @groupsOfPeople
0.97	only @helper
1.92	only @payWord
-1.56	only abi
1.31	only aft
-2.30	only as
1.82	only email
1.49	only fifteen
-1.84	only for
-1.13	only from
-0.86	only her
2.07	only hold
-2.21	only hous
1.06	only i
2.57	only keep
2.50	only must
1.38	only on
-3.33	only pleas
-1.95	only pric
1.47	only sel
1.41	only send
-1.76	only shelv
1.34	only show
-1.29	only sinc
1.75	only tak
1.48	only text
3.13	only the
2.16	only want
-1.57	only when
2.13	only whit
-1.11	only with
-1.45	onto
2.74	oo
1.04	open
-2.16	open @dealTalk
-1.95	open @flat
2.82	open a
1.61	open and
2.05	open any
-2.16	open fir
-1.96	open hous
2.70	open it
-0.86	open plan
-2.55	open shap
-0.98	open six
3.15	open the
2.90	open til
-1.11	open to
-2.08	open up
1.43	open with
1.53	operation
-2.83	operativ
-0.85	operator
-1.69	opinel
-1.69	opinel and
-1.90	opinion
-1.51	opinion about
-1.80	opium
-1.80	opium war
-1.17	optimist
-1.28	optional
-1.32	or ##
-1.02	or #teen
2.05	or @bank
1.92	or @brand
2.85	or @chatApp
3.10	or @childAge
-1.88	or @fee
1.73	or @flat
1.60	or @groupsOfPeople
-1.51	or @invest
-1.88	or @nitrous
1.33	or @originLand
-1.11	or @payWord
-1.73	or @piracy
-0.94	or @realJob
3.58	or @untraceable
-1.95	or @viewing
-1.39	or an
-1.27	or anyth
1.92	or appl
-1.64	or around
3.02	or asleep
-1.48	or at
-2.39	or bank
2.58	or batter
2.35	or bitcoin
-1.43	or by
-2.08	or car
-1.95	or cash
-1.88	or charg
1.82	or chat
2.58	or china
1.83	or crypto
-2.67	or deliver
2.46	or everyon
3.31	or fifteen
2.37	or found
-2.35	or in
-2.01	or just
-1.62	or long
1.72	or meet
-1.51	or min
2.29	or monzo
-1.87	or mor
-0.80	or near
-1.46	or nearb
-0.93	or night
1.49	or not
-2.07	or on
-1.06	or one
2.21	or oth
1.25	or raz
1.61	or rent
-2.49	or repair
-1.65	or similar
-1.86	or thre
-1.18	or transf
-1.31	or two
1.87	or usdt
-0.94	or weekend
-2.18	or you
0.90	or your
3.71	ord
2.19	ord any
-1.26	ord diar
-1.65	ord six
2.58	ord tel
2.55	ord with
-2.29	order
-1.19	order a
-2.02	organ
-2.02	organ yamaha
-1.68	organic
-3.29	organis
-1.77	organis week
3.07	oriental
2.30	oriental @childWord
1.56	oriental @toyGun
2.30	oriental girl
1.56	oriental massag
-1.21	original @badHours
-1.84	original @genuine
2.87	original but
-1.76	original from
-0.85	original one
-1.53	original quad
-1.84	original receipt
-1.18	ormeau
-3.41	ornament
-2.57	ornament resin
-1.95	ornamental
-1.03	ornamental sword
-1.81	orwel
2.08	oslo
2.08	oslo with
-1.12	oth
-1.34	oth @dealUnit
-0.81	oth @flat
-0.81	oth alon
-1.63	oth classic
-0.81	oth hous
-2.43	oth mum
-1.31	oth new
0.92	oth peopl
-1.34	oth sheet
2.02	oth want
1.84	oth way
-1.30	otherwis @forced
-1.47	otherwis fast
2.70	otherwis fees
-1.30	otherwis fin
-0.98	otherwis ther
-2.39	otle
1.80	ounc
2.23	ounc ##
1.07	ounc fast
-2.22	ounc silv
-1.48	our ###
-2.00	our @childWord
0.82	our @controller
1.76	our @forced
2.36	our @helper
-1.39	our @kitchenTool
-1.38	our @petCare
-1.36	our @pup
-1.28	our @realJob
1.76	our advert
-1.72	our age
2.07	our agent
2.29	our algorithm
-1.79	our bab
-2.19	our caf
-1.65	our car
-1.59	our caravan
-0.82	our client
-1.99	our clos
1.91	our group
1.65	our hr
-1.36	our insuranc
-1.43	our kitchen
-1.19	our last
-2.27	our offic
-2.04	our old
-0.81	our oth
1.76	our own
1.71	our patrol
1.38	our secret
-1.36	our sit
2.16	our smal
-1.48	our son
-1.24	our studio
1.97	our suppli
-1.88	our twent
-2.12	ourselv
-2.15	ourselv @document
-2.15	ourselv @toyGun
-2.15	ourselv certificat
3.25	out
2.21	out ###
-1.55	out @dealUnit
-3.48	out @fee
-1.10	out @genuine
-2.91	out @nitrous
-1.61	out @payWord
-1.82	out a
1.60	out cal
-2.91	out charg
-2.30	out fee
2.80	out for
2.75	out now
0.93	out of
-0.94	out one
-1.61	out paid
-1.10	out receipt
1.39	out the
2.25	out thousand
-1.61	out to
2.00	out we
-1.61	outcal to
-1.88	outdoor
-2.11	outfit
-0.91	outgrew
-0.91	outgrew it
-2.52	outgrown
-1.90	outgrown in
-2.07	outgrown it
-1.18	outla
-1.18	outla @payWord
-1.18	outla paid
-2.46	outlet
-2.46	outlet with
-1.62	outlin
-0.97	outsid a
1.80	outsid first
1.58	outsid i
-1.79	outsid what
-4.20	oven
-2.13	oven and
-4.80	over #
-0.84	over #teen
2.50	over @chatApp
2.07	over @childAge
-2.29	over @viewing
-0.84	over a
-2.00	over at
-1.97	over coffe
-1.41	over ear
2.20	over fac
-1.37	over for
-1.23	over four
0.98	over from
-1.91	over in
-1.35	over is
2.70	over nev
-1.59	over no
2.50	over telegram
1.74	over the
2.07	over thirteen
-1.93	over through
1.06	over to
2.73	over twent
-1.80	over wint
1.66	overnight and
1.98	oversea
1.49	oversea and
-1.23	overtim
2.69	owe
2.11	owe for
1.18	owe us
1.25	owed
1.25	owed a
2.13	owes
1.89	owes us
-2.30	owl
-2.30	owl @toyGun
-2.30	owl toy
-1.17	own
2.03	own @assured
2.46	own @bank
-1.82	own @blade
-1.54	own @brand
-1.23	own @helper
-1.41	own a
-1.53	own and
2.46	own bank
-2.03	own bik
1.67	own countr
-2.97	own design
-2.33	own driv
-0.85	own floor
2.75	own fob
-1.09	own ful
2.03	own guarante
-1.57	own hom
-1.81	own hous
2.34	own is
-1.10	own jok
-1.82	own kniv
-1.59	own laptop
-1.23	own mov
2.56	own nam
-0.85	own pac
-1.50	own photo
-2.29	own plac
-1.25	own practic
1.93	own prescription
-1.52	own room
-1.11	own teeth
-2.53	own tool
-2.47	own van
-1.87	own way
-1.96	own with
-0.99	own work
-3.17	ownership
-2.18	ownership @flat
-2.18	ownership flat
3.01	owo
2.07	ox
2.07	ox and
-2.06	oxford
1.50	oxycodon
1.50	oxycodon and
-2.35	oyst
2.43	ozempic
2.36	ozempic @noScript
1.43	ozempic from
2.36	ozempic pen
3.85	p
2.91	p #few
-0.89	p a
1.55	p e
1.35	pa
2.76	pa ###
0.81	pa #few
2.26	pa for
-1.87	pa her
2.24	pa if
2.03	pa the
-1.34	pac
-0.85	pac good
-1.26	pac that
1.04	pack
1.66	pack #
1.50	pack @absentReason
1.14	pack @buyKit
1.14	pack back
-1.37	pack half
-0.91	pack in
2.09	pack of
1.50	pack post
2.06	pack vacuum
-1.80	pack wrong
3.47	packag
2.24	packag @parcelWork
1.20	packag @payWord
1.20	packag @salary
1.61	packag com
1.20	packag pay
1.54	packag tak
-2.92	packet
-2.92	packet medium
-2.20	pad
-2.40	pad and
-1.51	pad crat
-1.54	pad for
-1.35	pad from
-1.40	pad no
-1.37	paddington
-2.12	paddl
-2.52	paddock
-1.76	paddock for
-3.42	padlock
-2.17	padlock numb
-1.95	pag
-1.86	pag @essayMill
1.56	pag i
-0.82	pag next
-1.86	pag written
-1.20	paid
-1.99	paid @forced
-2.22	paid @groupsOfPeople
2.31	paid @payFirst
-1.25	paid @realJob
-1.03	paid aft
0.90	paid back
-0.93	paid break
-3.29	paid by
1.84	paid check
1.44	paid com
1.26	paid in
-3.05	paid month
3.24	paid no
-0.98	paid on
1.27	paid open
-1.14	paid own
-0.93	paid revalidation
-1.31	paid the
-1.98	paid train
-2.22	paid travel
2.37	paid up
-1.20	paid week
-1.01	paid you
1.40	painkil
-3.82	paint
-1.78	paint @noScript
-1.78	paint @sexual
-1.84	paint and
-2.15	paint colour
-1.78	paint strip
-2.49	paintbal
-1.83	pair
-1.55	pair for
-1.05	pair in
-2.41	pair of
-1.87	pair pocket
2.59	pair work
-2.19	pakistani
-2.19	pakistani shawl
-2.48	pallet
-2.92	pan
-2.17	pan lead
-1.39	pan set
-0.85	panda pop
2.05	panel admin
-0.87	panel of
-1.25	panel pump
-0.90	panic
-0.90	panic @pup
-0.90	panic @realJob
-0.90	panic staff
-1.83	panni
-0.96	panni includ
-2.01	pantomim
-2.01	pantomim @ticketItem
-2.01	pantomim ticket
1.28	pap
2.45	pap ###
-2.98	pap @ammo
-1.30	pap @viewing
-0.87	pap a
1.55	pap cash
-1.30	pap com
2.37	pap everyth
-1.75	pap for
1.71	pap friend
1.52	pap kept
2.35	pap need
0.97	pap no
2.19	pap ok
-2.98	pap round
-2.58	pap ther
-1.74	pap up
-4.49	paperback
2.28	paperwork
-0.85	paperwork plu
-1.57	paramedic
-1.75	parcel
-3.07	parcel @dealTalk
-1.43	parcel @helper
-1.59	parcel @link
-1.21	parcel @realJob
2.91	parcel at
-1.27	parcel deliver
-1.21	parcel depot
1.96	parcel for
1.03	parcel inspector
-3.07	parcel sort
-1.59	parcel tap
-2.28	parent and
1.98	parent are
-2.03	parent at
-1.75	parent can
-1.06	parent for
-2.15	parent in
2.05	parent need
-2.60	parent present
-1.50	parent sta
-2.55	parent ther
-1.30	parent welcom
2.29	pari
2.61	pari boutiqu
-3.19	park
-1.58	park ###
-1.78	park @childWord
-1.52	park bad
1.80	park brothel
-1.78	park children
-1.72	park dss
-1.00	park for
-1.38	park in
2.87	park near
1.60	park no
-1.46	park on
-2.98	park outsid
-1.15	park quiet
-1.22	park sensor
-3.69	park spac
-1.56	park two
-1.87	park wash
-2.01	parrot
-2.56	parrot cag
-2.26	part @nitrous
-0.83	part @salary
2.53	part @sexual
-2.22	part @toyGun
1.55	part @weed
1.73	part at
-2.71	part balloon
-1.47	part dress
-1.64	part extra
2.22	part favour
-1.50	part for
-1.06	part from
-2.61	part gam
-1.40	part miss
1.92	part must
2.92	part on
1.67	part or
-0.83	part pension
-0.83	part tim
-1.96	part two
-1.51	part which
1.26	part with
-2.14	parti
-0.86	partick
-0.83	partick a
-0.92	partick sinc
-2.67	partn can
-2.18	partn for
-1.30	partn non
1.85	partn s
-1.42	paslod
3.37	pass
1.93	pass @assured
2.08	pass @document
-1.19	pass @forced
-2.23	pass @insult
-2.23	pass @taskWork
2.08	pass @toyGun
2.08	pass certificat
1.73	pass emission
1.27	pass guarant
-1.37	pass not
-1.19	pass own
-2.23	pass rat
2.88	pass the
-2.39	pass to
1.00	passcod @forced
1.00	passcod lock
0.87	passport
0.83	passport @controller
1.79	passport @document
1.55	passport @fakeDoc
-3.30	passport @images
0.88	passport @salary
1.32	passport and
2.03	passport are
2.41	passport as
1.98	passport com
-2.84	passport for
-2.37	passport hold
2.55	passport in
0.88	passport payslip
-3.30	passport photo
1.55	passport real
-2.14	passport seen
1.87	passport to
1.75	passport with
-1.59	password on
3.28	past
1.63	past advert
2.07	past by
-1.92	pasta
-2.17	pastr
-1.24	pastr and
1.95	patch
-2.30	patienc
-1.19	patienc which
-2.92	patient
-2.79	patio
2.13	patriot
2.02	patrol i
-2.73	pattern
-1.30	pattern written
-0.81	paul st
-2.43	pavement
-1.25	pavement it
1.10	pay
2.90	pay #
3.13	pay ##
2.02	pay @assured
2.33	pay @deposit
1.28	pay @document
2.06	pay @fee
1.59	pay @forced
-2.26	pay @notSeen
-1.17	pay @payFirst
-2.13	pay @realJob
1.17	pay @toyGun
1.27	pay a
2.61	pay aft
-2.63	pay all
1.92	pay and
-2.53	pay ap
-1.50	pay at
1.03	pay back
-2.54	pay befor
-3.19	pay cash
1.50	pay com
2.34	pay deposit
0.91	pay do
1.89	pay fee
2.91	pay first
1.42	pay for
-1.90	pay friend
-1.45	pay ful
2.31	pay half
2.23	pay her
1.96	pay him
-1.72	pay hotel
1.94	pay in
-1.36	pay interview
2.13	pay it
-1.48	pay massag
1.20	pay me
-2.74	pay noth
-2.81	pay on
1.97	pay our
1.21	pay out
-1.02	pay social
-1.27	pay tak
-1.20	pay telesal
-1.01	pay that
2.58	pay the
1.66	pay them
1.56	pay ther
1.13	pay to
2.47	pay toda
1.08	pay train
-2.03	pay up
-1.17	pay upfront
1.68	pay via
-1.88	pay week
-1.90	pay when
-1.54	pay work
2.59	pay you
1.10	pay your
1.72	payabl
1.64	payabl @payFirst
-2.32	payabl bank
2.79	payabl befor
1.64	payabl in
2.05	payabl now
3.24	payment
-1.38	payment @document
2.09	payment @notSeen
-1.38	payment @scheme
-2.28	payment administrator
-2.35	payment and
2.97	payment arriv
3.76	payment by
-1.07	payment from
1.95	payment goes
1.78	payment i
1.25	payment in
2.09	payment only
2.13	payment plan
1.21	payment postag
-1.15	payment process
-1.38	payment referenc
2.14	payment show
1.21	payment to
2.21	paypal
3.04	paypal @friendsFamily
-1.94	paypal @protectedPay
1.30	paypal account
1.70	paypal and
2.70	paypal as
-1.94	paypal good
1.78	paypal oka
-4.22	payrol
-3.29	payrol clerk
-2.20	payrol for
-1.08	payrol stud
1.81	payslip
2.57	payslip and
3.67	payslip for
-2.38	pc
-1.95	pcm
-1.77	pcm @deposit
-1.77	pcm @payWord
-1.77	pcm deposit
1.42	pcm i
-2.15	pcp
-1.44	pcx
-1.44	pcx ##
1.36	pdf
-2.35	pea
-1.49	pea recip
-1.60	peak
-1.62	peak district
-3.51	pearl
-2.03	pearl from
-1.47	peckham
-1.52	pedal
-2.07	peg
-1.37	pegasu
-1.47	pellet
-1.47	pellet tin
-1.20	pen
-2.24	pen @blade
-1.23	pen @noScript
-0.94	pen and
-2.44	pen friend
-2.24	pen knif
2.18	pen no
1.29	pen weight
-1.85	penarth
-3.81	pencil
-3.04	penetration
-3.04	penetration test
-2.33	penguin
-2.44	peniston
-1.79	peniston and
-1.69	penknif
-1.69	penknif adult
-1.29	penn
-1.98	pension
-1.02	pension advic
-0.98	pension and
-2.45	peopl @ammo
-0.86	peopl @childWord
2.19	peopl @vulnerable
-0.98	peopl and
-0.95	peopl are
-1.94	peopl at
-0.86	peopl bab
-1.78	peopl da
2.60	peopl did
0.90	peopl for
-1.50	peopl four
2.23	peopl hav
-1.46	peopl i
-1.04	peopl keep
-1.40	peopl most
-2.09	peopl need
-1.15	peopl our
1.01	peopl out
-0.95	peopl part
-2.45	peopl round
0.92	peopl s
2.85	peopl should
-1.30	peopl six
-1.68	peopl smal
-1.76	peopl start
-1.78	peopl thank
-1.37	peopl thre
-3.31	peopl to
1.13	peopl want
2.19	peopl without
1.65	pep
1.50	pep @toyGun
2.85	pep gel
-2.42	pep mil
1.50	pep spra
3.17	peptid
1.93	per @viewing
-1.70	per articl
-0.85	per cent
-1.56	per day
-0.82	per month
1.93	per view
2.52	percent
-1.17	percent @fakeMoney
-1.17	percent card
1.52	percent ever
2.69	percent for
2.00	percent off
2.46	percentag
-1.76	perfect
-1.07	perfect i
-1.54	perform
2.61	perfum
3.09	perfum @stolen
3.09	perfum lift
-2.37	permanent
-1.18	permission
-1.43	permission ##
-1.09	permission and
-3.14	permit
-1.95	permit arrang
-0.94	permit the
-1.58	person
2.37	person but
2.14	person for
-1.38	person or
-3.36	person to
-2.10	person with
2.45	personal
2.97	personal @controller
-1.75	personal @forced
1.78	personal @helper
1.46	personal account
1.78	personal assistant
-1.39	personal car
2.97	personal manag
-1.75	personal train
1.29	personals@ammo
3.11	personals@assured
2.16	personals@awayFromSite
1.09	personals@bankSecret
-1.69	personals@brand
4.45	personals@chatApp
3.16	personals@childAge
2.57	personals@childWord
-1.75	personals@clocking
-2.71	personals@controller
4.01	personals@dealTalk
1.36	personals@document
2.93	personals@fee
1.43	personals@flat
-1.44	personals@genuine
1.03	personals@groupsOfPeople
2.76	personals@gun
2.18	personals@handle
1.03	personals@hardDrug
-1.18	personals@haste
-2.24	personals@helper
3.48	personals@images
2.64	personals@insult
-1.47	personals@jail
2.08	personals@link
3.00	personals@loveTalk
2.60	personals@noParent
-1.46	personals@noScript
-2.14	personals@noSkill
5.06	personals@notSeen
-1.93	personals@originLand
1.80	personals@parcelFirm
3.95	personals@payWord
-1.50	personals@petCare
-1.54	personals@piracy
-2.97	personals@pup
2.14	personals@pyramid
1.50	personals@realJob
2.39	personals@salary
4.71	personals@sexual
-1.62	personals@stolen
2.93	personals@street
-1.20	personals@taskWork
4.00	personals@threat
-1.73	personals@ticketItem
1.57	personals@tobacco
1.05	personals@toyGun
-1.89	personals@trustTalk
1.03	personals@viewing
0.99	personals@visaSham
2.17	personals@warZone
2.85	personals@windfall
2.14	personals@youthLook
-0.96	perth
-1.83	pest
-1.83	pest @forced
-1.83	pest control
-2.01	pet
1.56	pet @helper
2.09	pet agenc
-2.96	pet by
-1.31	pet consider
-2.39	pet fre
-0.90	petit
-2.72	petit @childWord
-1.96	petit brunett
-2.72	petit lad
-0.80	petrol
-1.26	petrol @payFirst
-0.89	petrol mone
-0.95	petticoat
-2.03	peugeot
-1.71	peugeot ##
-1.59	pharmac
2.16	pharmac @absentPlace
-2.46	pharmac @helper
2.16	pharmac abroad
-2.46	pharmac assistant
-1.28	pharmac dispens
-3.54	pharmacist
-2.57	pharmacist and
-1.72	pharmacist by
-1.54	phas
-1.62	pheasant
-1.62	pheasant print
-1.89	philip
2.66	phon
2.37	phon @drugRun
1.76	phon @hardDrug
2.37	phon @noSkill
3.59	phon and
-2.24	phon but
2.31	phon cal
2.88	phon can
-2.02	phon for
2.47	phon mad
2.37	phon no
2.08	phon on
-2.59	phon repair
-1.10	phon sign
1.69	phon to
-0.98	phon with
2.08	phon without
-1.85	photo
-1.26	photo @assured
1.68	photo @fakeDoc
-1.50	photo @ownWill
-2.24	photo @threat
-1.64	photo book
-0.86	photo from
1.68	photo in
-1.30	photo of
-2.66	photo on
-0.83	photo spar
-1.26	photo verifi
-3.77	photograph
-1.63	photograph @deposit
-1.63	photograph @payWord
-1.64	photograph are
-1.45	photograph cover
-1.63	photograph deposit
-2.21	photograph for
-1.51	photograph from
-2.16	photograph of
-1.41	photograph tasteful
-1.15	photograph two
-2.76	physiotherap
-1.65	piaggio
-1.02	piaggio @dealUnit
-1.02	piaggio zip
-2.86	piano
-2.12	piano fre
-1.26	piano lesson
-1.54	piano need
-1.25	piano teach
3.88	pic
-1.17	pick
2.14	pick @gun
-1.21	pick contract
2.14	pick gun
-3.12	pick it
2.25	pick you
-2.48	picnic
-0.91	pictur
2.51	pictur of
-2.37	pictur on
2.26	pictur onlin
-1.98	pictur pleas
0.96	pie
-3.24	piec
-1.56	piec @insult
-1.56	piec @taskWork
-1.54	piec for
-1.56	piec rat
-1.88	pig
-1.68	pig two
-3.03	pigg
-2.67	pigg bank
2.20	pil
-2.13	pil @growOp
2.06	pil @medicine
-2.75	pil box
-2.13	pil cut
1.56	pil no
-2.20	pil organis
1.93	pil ritalin
-1.50	pilot
-2.13	pin door
2.24	pin includ
-1.92	pin rol
-0.88	pin shelv
-1.25	pin wardrob
2.23	ping
2.23	ping @hardDrug
2.23	ping mand
-2.04	pink
-2.24	pink and
1.94	pip
3.19	pip @explosive
3.19	pip @threat
3.19	pip bomb
3.54	pirat
2.29	pirat @fake
2.29	pirat cop
1.69	pistol
1.90	pistol @absentReason
-2.20	pistol for
-2.16	pistol four
3.35	pistol fram
1.90	pistol post
-2.02	pit
2.70	pitbul
-2.44	pixel
-1.94	pixel #few
-1.32	pixel you
-0.92	pizza
-1.74	pizza express
-2.23	pizza ston
2.32	pk
2.32	pk god
-1.09	pla
2.24	pla @fakeMoney
-1.95	pla @tobacco
-1.44	pla between
2.24	pla card
-2.43	pla food
-1.22	pla i
-0.94	pla on
-2.23	pla s
-1.95	pla tobacco
-1.98	pla wel
-1.34	pla with
1.08	plac @payWord
1.08	plac @salary
-1.10	plac for
-0.92	plac in
-0.94	plac is
2.16	plac of
1.99	plac on
-1.13	plac our
1.08	plac pay
-1.04	plac pric
1.09	plac to
-2.00	placement
1.20	plain
2.14	plain envelop
-1.10	plan
-0.94	plan one
-2.23	plan permission
-1.07	plan two
-2.21	plan you
-1.97	plant
-2.51	plant @weed
-2.16	plant and
-2.51	plant pot
-1.23	plaqu
-2.23	plast
-2.22	plaster
-2.07	plasterboard
-2.04	plastic
-1.81	plastic wallet
1.70	plat
2.04	plat @stolen
2.02	plat @vulnerable
-1.47	plat any
-1.41	plat k
-2.07	plat mad
3.20	plat no
3.83	plat swap
2.31	plat what
-2.65	plat with
2.02	plat without
0.88	playstation
-0.91	playstation #few
-1.60	pleas
-2.13	pleas ##
1.05	pleas @document
2.44	pleas @fake
1.74	pleas @invest
1.37	pleas @medicine
-2.49	pleas @noParent
2.18	pleas @payWord
-1.69	pleas @protectedPay
0.86	pleas @salary
-1.42	pleas @stolen
-1.68	pleas are
-2.09	pleas be
-1.53	pleas book
-0.98	pleas collection
-0.82	pleas coupl
-1.59	pleas do
-2.72	pleas don
-1.99	pleas hello
2.21	pleas help
-2.58	pleas i
-1.95	pleas no
2.70	pleas otherwis
1.95	pleas pay
1.74	pleas return
0.84	pleas send
-3.65	pleas text
-1.21	pleas the
-2.32	pleas when
-2.52	plot
-1.08	plu
2.40	plu ###
-1.99	plu @dealTalk
-1.99	plu @drugRun
2.03	plu @images
-1.99	plu @moveMoney
-2.35	plu commission
-1.99	plu drop
-2.23	plu hdmi
-1.47	plu tip
2.03	plu underwear
-0.85	plu vat
-0.94	plug
-2.79	plug adaptor
-1.69	plug extension
1.44	plug for
-1.69	plug plug
-1.79	plug socket
-2.75	plumb
-1.59	plumb and
-1.59	plumb no
-2.83	plumb s
-1.12	plumb sta
-0.96	plumb want
-2.35	ply
-2.27	ply lin
-1.45	plymouth
-1.16	pm
-1.84	pocket
-0.89	pocket mone
-1.72	pod
1.34	point
-3.00	point of
3.02	point put
1.83	point taken
-0.90	pokemon
-2.93	pokemon @fakeMoney
2.32	pokemon box
-2.93	pokemon card
0.90	poland
1.71	poland so
-1.95	poland with
2.29	polic
-1.30	polic @pup
1.59	polic @taskWork
1.65	polic or
-1.30	polic staff
2.07	polic that
1.59	polic typ
-2.13	policeman
-2.28	policeman record
-3.47	polish
-1.30	polish coupl
-0.93	polish dictionar
-1.07	polish interpret
-1.60	polit
1.25	polit @document
-1.31	polit and
-2.59	polit availabl
-2.95	polit brunett
-1.34	polit gentlemen
1.25	polit passport
-1.76	polit with
-2.18	polka
-2.18	polka dot
2.75	pollen
2.48	pollen and
-1.67	polo
2.25	pomeranian
1.32	pomeranian @pup
-3.14	pon
-1.69	pool
2.21	poor
2.70	poor countr
-0.91	pop ###
2.45	pop @hardDrug
2.45	pop ket
-1.98	pop top
-1.38	pop up
-1.18	poplar
-3.11	popp
-2.37	popp field
-2.02	porch
-2.02	porch @payWord
-2.02	porch @salary
-2.02	porch pay
-1.24	port and
-1.46	port any
1.36	port want
-2.17	portfolio
-0.95	portobello and
-2.40	portrait
0.99	portugal
-1.64	portugues
2.04	position
-1.00	possibl
-2.98	possibl #
1.76	possibl @childWord
-2.04	possibl @document
-1.65	possibl @payWord
-0.94	possibl @scheme
-2.02	possibl for
-2.20	possibl ful
1.76	possibl girl
-2.82	possibl leed
-0.98	possibl my
1.14	possibl one
-1.67	possibl paid
-0.94	possibl referenc
-1.70	possibl saturda
-2.67	possibl start
-2.59	possibl work
1.14	post
1.88	post #
2.32	post ##
-2.85	post @absentPlace
-1.30	post @flat
2.05	post @insult
1.97	post a
-2.85	post abroad
-1.92	post and
1.49	post any
2.05	post dirt
2.08	post fail
1.90	post first
-1.53	post fram
-0.97	post i
-1.20	post is
1.45	post next
-2.37	post of
-1.87	post offic
2.06	post them
3.30	post to
-1.61	post with
-1.10	post work
0.88	post you
-1.25	postag
-0.85	postag @sexual
-0.85	postag extra
-1.79	postcard
-1.73	postgraduat
-2.61	postnatal
-2.61	postnatal @toyGun
-2.61	postnatal massag
-6.07	pot
-1.46	pot and
-1.72	pot by
-0.99	pot mix
-2.70	pot plant
-1.87	pot red
-2.31	pot terracotta
-1.60	potter
0.85	pouch
-1.43	pouch and
1.77	pouch from
3.40	pound
2.32	pound a
1.56	pound each
-2.69	pound for
2.31	pound i
-1.72	pound off
2.40	pow
-1.08	pow and
2.27	pow tool
4.34	powd
3.19	powd and
-1.73	pppw
-3.31	practic
-0.92	practic @payWord
-1.52	practic @realJob
-0.81	practic in
-0.87	practic no
-0.92	practic send
1.27	practical
-2.04	practis
-0.98	practis elsewher
-1.76	practition
1.62	prada
-2.17	pram
-1.06	pram thermo
-1.77	pre
-1.30	pre decimal
1.47	pref
-2.18	pref over
-2.11	prefer
-1.83	prefer ##
-1.21	prefer night
-1.74	prefer student
2.80	pregab
1.39	pregab ##
2.36	pregab thre
1.62	pregabalin
1.62	pregabalin ##
-3.17	pregnanc
-1.70	pregnanc @toyGun
-2.61	pregnanc and
-1.70	pregnanc massag
1.64	premi
1.64	premi leagu
-1.12	premis
1.88	premium
1.93	premium channel
-2.66	preparation
1.53	presal
1.53	presal ##
1.53	presal @assured
-2.68	prescrib
-2.00	prescrib consultation
-1.86	prescrib fac
0.81	prescription @forced
1.63	prescription @medicine
1.16	prescription botox
1.38	prescription first
-1.83	prescription lens
-1.96	prescription swim
-4.44	present
-1.43	present @flat
-1.39	present nev
-1.43	present tenant
-1.21	present two
-1.22	present you
-2.16	press @brand
-2.16	press appl
-3.95	pressur
-1.54	pressur @toyGun
-2.63	pressur monitor
-1.54	pressur spra
-1.58	preston
1.81	preteen
-2.43	pretend
-2.43	pretend @kitchenTool
-2.43	pretend @realJob
-2.43	pretend kitchen
-1.07	previou @forced
-1.07	previou own
-1.89	pric @childWord
2.69	pric @document
0.93	pric @fake
0.93	pric @fakeDoc
-2.51	pric @realJob
2.38	pric @stolen
-1.32	pric according
2.11	pric and
-1.53	pric befor
-0.86	pric cash
-1.95	pric drug
-2.50	pric even
0.93	pric fak
2.66	pric far
-2.98	pric from
-1.29	pric if
-1.16	pric in
-1.59	pric includ
2.33	pric is
-1.89	pric kid
1.61	pric lip
0.97	pric mot
-2.73	pric per
-1.87	pric rud
-2.51	pric school
-1.18	pric shown
2.58	pric stil
1.65	pric ten
-2.62	pric thank
-1.44	pric to
-2.19	pric wil
-2.08	prid
-2.08	prid flag
-1.04	primar
-1.79	primavera
-1.79	primavera ##
-2.63	princess dress
4.31	print @gun
-2.08	print canon
2.90	print includ
0.88	print on
3.35	print pistol
-3.52	print scarf
1.54	print the
-1.47	prison charit
1.02	priu
1.56	privat @absentReason
-2.37	privat @dealTalk
1.43	privat @gun
1.43	privat @images
-1.85	privat @kitchenTool
1.43	privat @threat
-0.83	privat garden
-1.56	privat investigator
2.52	privat mail
1.37	privat part
-2.66	privat plat
1.56	privat post
1.86	privat sal
1.43	privat shoot
1.68	pro
-2.95	probat
-1.57	probat friend
3.13	problem
2.67	problem solv
2.81	process @fee
-1.21	process @payWord
2.81	process fee
-1.21	process payment
-2.12	product
-1.75	product photograph
-1.23	product short
-4.47	professional
-2.31	professional @flat
1.95	profil
-2.47	profile@absentPlace
-2.04	profile@absentReason
-1.32	profile@blade
2.28	profile@childWord
-1.06	profile@clocking
2.76	profile@dealTalk
2.85	profile@groupsOfPeople
-2.04	profile@helper
-1.90	profile@kitchenTool
2.71	profile@notSeen
-2.47	profile@organ
-1.30	profile@originLand
-1.54	profile@petFarm
-1.13	profile@realJob
2.67	profile@taskWork
-1.06	profile@toyGun
-1.06	profile@viewing
-1.72	profile@weed
1.66	profit
-1.85	program ###
-1.95	program and
2.75	program your
-2.61	project
-2.54	prom
-1.63	prom @regulated
-2.21	prom photograph
-1.24	promenad
1.53	promethazin
-2.64	promis
-0.91	promis @growOp
-0.91	promis cut
1.89	proof you
-3.63	proofread
-1.90	proofread for
-1.90	proofread of
2.50	prop
1.56	prop @cruelty
1.26	prop @fakeMoney
2.77	prop box
1.26	prop card
2.65	prop way
-2.55	proper
1.44	property@absentPlace
-1.14	property@ammo
-0.94	property@buyKit
-1.19	property@chatApp
2.69	property@childWord
-1.95	property@dealTalk
-2.47	property@dealUnit
-0.94	property@document
1.89	property@exclude
1.04	property@fake
2.45	property@fakeDoc
2.67	property@fee
2.42	property@genuine
4.24	property@groupsOfPeople
1.48	property@growOp
-2.79	property@gun
1.99	property@handle
-2.03	property@hardDrug
0.85	property@haste
-0.96	property@images
-1.15	property@insult
1.68	property@keys
-0.98	property@kitchenTool
1.07	property@letFraud
1.09	property@link
-1.36	property@moveMoney
1.47	property@noCredit
1.62	property@noParent
2.76	property@notSeen
1.12	property@organ
-1.78	property@ownWill
2.86	property@parcelFirm
2.07	property@payFirst
2.09	property@payWord
-2.03	property@petYoung
-1.52	property@piracy
-3.53	property@pup
3.54	property@salary
-1.44	property@scheme
2.44	property@sexRent
0.83	property@sexual
-1.29	property@stolen
-0.81	property@street
-1.73	property@threat
-0.86	property@ticketItem
0.96	property@tobacco
-2.40	property@toyGun
3.82	property@trustTalk
2.01	property@untraceable
2.55	property@vulnerable
-1.76	prosecco
2.85	prostat
2.72	prostat and
-1.99	protect
-1.44	protect in
-1.86	protect what
1.10	protection
1.85	protection not
1.49	protection she
-2.85	protector
-1.67	protein
-1.67	protein hemp
2.10	proud
3.03	proud racist
0.99	prov
-1.50	provid bus
-1.17	provid park
-0.82	provid the
-2.04	ps
-2.04	ps #few
1.66	psilocybin
1.66	psilocybin mushroom
-4.18	pub
-1.95	pub @fake
-1.76	pub in
-1.70	pub memorabilia
-1.95	pub mirror
-1.07	pub sa
-0.99	pub with
-2.53	public
-1.17	public servic
-2.04	publish
-2.51	pud
-2.51	pud recip
3.32	puff
2.33	pug
2.55	pug @pup
1.53	pug pupp
3.05	pul
3.44	pul up
-1.95	pulpit
-0.90	puma
-3.65	pump
-1.27	pump action
-1.82	pump and
-1.12	pump dr
-1.09	pump out
-1.09	pun
-0.89	punctual
2.50	punish
3.29	pup
1.20	pup @petFarm
1.13	pup @petYoung
1.68	pup at
0.89	pup ear
-1.97	pupil
-1.25	pupil are
1.53	pupp #few
-1.36	pupp #teen
-1.01	pupp @forced
-1.79	pupp @noScript
1.57	pupp @payWord
-1.68	pupp @petCare
2.01	pupp @petFarm
1.53	pupp @petYoung
1.57	pupp @salary
-1.76	pupp and
-1.10	pupp class
1.49	pupp for
-1.23	pupp kc
-1.26	pupp nin
0.99	pupp of
-2.76	pupp pad
1.57	pupp pay
-1.79	pupp pen
-1.01	pupp train
1.77	pur
-2.52	purchas
-1.06	purchas ledg
2.31	purpl
-0.82	purpl from
2.47	purs
1.54	push
1.67	push @blade
1.67	push dag
4.44	put
1.92	put a
1.50	put down
2.30	put in
-0.87	put it
3.02	put on
1.76	put our
2.49	put ther
-1.25	put up
1.60	put you
2.52	put your
-2.25	puzzl
-1.63	pw
-1.88	q
-2.97	q box
2.71	q s
1.21	qashqai
-1.90	qashqai #
1.59	qr
2.25	qu
2.82	qu on
-2.06	qua
-2.71	quad
-1.78	quad ###
-2.74	quad bik
-2.29	qualifi
2.55	qualit
2.09	qualit @blade
2.37	qualit @brand
2.87	qualit @fake
1.60	qualit @gun
1.66	qualit @hardDrug
2.10	qualit cop
1.99	qualit ever
2.12	qualit her
1.52	quarr
-2.71	quart
-0.88	quart and
-1.10	quart even
-0.84	quart from
-1.56	quart ful
-1.42	quart now
-1.10	quart one
-1.28	quaysid
-0.82	quaysid a
-2.21	question about
2.68	question ask
1.61	question cash
-1.86	question just
1.56	quick @moveMoney
2.47	quick deliver
1.82	quick mone
-0.86	quick sal
4.43	quid
2.65	quid a
-2.10	quiet
-2.72	quiet @flat
2.70	quiet from
-1.06	quiet hom
-2.52	quiet hous
-1.51	quiet near
-1.07	quiet ones
-0.82	quiet street
-0.80	quilt
1.94	quit
1.94	quit your
-2.08	quiz
1.91	quot @document
-0.83	quot bookkeep
-2.27	quot data
-2.71	quot fair
-2.85	quot friend
1.43	quot i
-0.86	quot ten
3.31	r
-1.25	r ###
-2.37	r #teen
2.96	r a
1.54	r e
1.01	r l
1.26	r n
1.46	r o
2.16	r s
1.53	r u
-2.09	rabbit
-0.92	rabbit @drugRun
-1.81	rabbit hutch
-0.92	rabbit run
2.57	rac clean
3.03	racist
3.03	racist whit
-5.18	rack
-2.82	rack and
-2.60	rack box
-0.97	rack can
-0.89	rack front
-0.97	rack out
-3.15	radiator
-3.29	radio
-2.03	radio #few
-1.71	radio @forced
-1.71	radio control
-1.08	radio mug
-1.33	radyr
-1.74	radyr a
-1.24	rail
2.11	railwa
-1.96	rain
-1.16	rain cov
-1.34	rain off
1.51	rais
3.20	rais an
-1.51	rais in
-1.83	rais prescription
-1.07	rak
-1.07	rak grass
-1.80	raleigh
-1.23	ram
-1.23	ram seal
2.04	rambo
1.46	rambo @blade
-1.93	rambo by
1.11	rambo knif
2.67	rambo styl
-1.66	ramp
2.85	rap
2.93	rap you
-2.17	rar
-1.55	raspberr
-1.96	rat and
-1.58	rat for
2.52	rat hotel
-1.56	rat shown
-1.56	rat with
-1.71	rath
-2.24	rath not
-2.34	rattl
-1.00	raw fil
-3.16	ray
1.25	raz
1.25	raz gold
3.39	razor
1.95	razor and
2.58	razor coffe
1.32	razor sharp
1.62	re
1.04	re @trustTalk
-2.78	re com
-1.11	re mov
1.92	re seriou
-1.06	re ther
-1.41	re welcom
2.42	reach
2.96	reach me
1.29	reach our
-2.26	reach the
-1.44	reach truck
-1.48	reach you
2.06	read
-1.58	read at
-2.04	read for
1.43	read me
1.70	read now
-1.59	read over
-2.37	read sumup
1.37	read to
2.03	read toda
3.75	real
2.26	real @blade
-2.83	real @brand
1.18	real @gun
1.71	real and
2.26	real blad
1.59	real but
2.45	real compan
1.83	real get
1.18	real gun
1.50	real is
-1.67	real leath
1.62	real one
-2.30	real rolex
1.64	real thing
-1.52	rear
-1.13	rear tyr
-1.04	rear washroom
-1.33	reason
-1.06	reason first
-2.19	reason for
-0.89	reason step
2.06	rebat
1.81	rebat we
-1.20	rebuild
-1.15	rebuilt
-1.69	receipt
-1.11	receipt @forced
-2.34	receipt @genuine
-0.85	receipt alwa
-4.48	receipt and
1.50	receipt from
-0.95	receipt siz
-1.81	receipt two
-1.80	receipt worn
3.67	receiv
1.73	receiv @parcelWork
-1.91	receiv good
-1.95	receiv in
1.33	receiv it
2.51	receiv mone
2.04	receiv my
1.68	receiv parcel
2.17	receiv transf
2.51	receiv your
0.92	recent
-2.16	reception
-2.86	receptionist
-1.59	receptionist at
-0.93	receptionist availabl
-0.95	receptionist bas
-1.82	receptionist for
-0.90	receptionist fort
-1.68	receptionist look
-1.22	receptionist part
-1.75	rechargeabl
-3.66	recip
-1.49	recip @fakeMoney
-2.20	recip book
-1.49	recip card
-2.00	recip for
-2.32	reconciliation
-1.60	record
-2.51	record and
-1.01	record goes
-2.39	record on
-1.93	record pla
0.87	recov
0.95	recov lost
1.35	recover expert
-1.59	recover forgotten
-1.03	recover four
3.22	recover nev
-2.41	recover of
-1.81	recover servic
-2.36	recover support
3.47	recruit
3.42	recruit fiv
-2.39	recruitment
-2.31	recruitment consultant
-1.67	recurv
-1.67	recurv #
-3.84	red
-2.62	red and
-1.57	red one
-0.90	red ros
1.57	redeliver
-1.02	redland
-1.17	redland and
1.56	reduc @flat
-2.16	reduc for
1.56	reduc rent
-2.91	reel
-2.22	reel and
-1.44	referenc
0.98	referenc @noCredit
-0.99	referenc need
0.98	referenc no
-0.99	referenc taken
-1.38	referenc to
-2.72	refil
-2.28	refit
-1.28	reflexolog
2.37	refug
2.37	refug in
2.51	refund
2.94	refund for
2.48	refund you
3.69	refundabl
3.41	refus
2.68	reg
-2.68	regist
-1.74	register
2.50	register @document
-1.52	register @gun
-2.10	register @petFarm
-0.91	register ages
1.78	register but
-2.10	register deal
-1.52	register firearm
-1.48	register nurs
2.46	registration
2.95	registration @fee
1.41	registration and
2.95	registration fee
1.92	regular
-1.24	regular by
-0.91	regular hour
-2.43	regulat
-2.36	rehab
-2.36	rehab and
-1.00	rehom hom
-2.45	reiki
-2.45	reiki and
3.01	rela
3.19	rela box
1.03	relabel
0.84	relabel and
-1.81	relationship
2.55	relativ
-2.09	relax @petCare
2.00	relax @toyGun
2.80	relax about
2.00	relax massag
-2.09	relax spa
3.03	releas
2.92	releas @fee
2.56	releas @nitrous
2.56	releas charg
1.54	releas me
2.32	releas the
1.26	releas your
2.22	reliabl @document
-1.97	reliabl @gun
2.48	reliabl @noScript
0.96	reliabl @stolen
-1.97	reliabl gun
2.48	reliabl injection
1.56	reliabl we
2.67	relief
0.84	relocat
1.51	relocat to
-1.59	reluctant
-1.59	reluctant sal
-2.02	remap
-2.41	rememb
-1.40	rememb it
-3.36	remot
-2.25	remot and
-2.39	remot includ
-1.22	remot present
-1.55	remov
-1.43	remov @genuine
2.86	remov @payWord
2.86	remov payment
-1.43	remov proof
-1.42	removal
-1.17	removal @deposit
-1.17	removal @payWord
-1.73	removal @taskWork
-1.17	removal deposit
-1.73	removal surve
-2.17	renault
-0.82	renault clio
-0.93	renault mast
-1.89	renault zoe
-1.95	renewal
2.55	rent
-1.60	rent ##
2.20	rent @sexRent
1.54	rent @sexual
2.08	rent and
2.25	rent by
-2.00	rent for
1.74	rent fre
1.55	rent her
1.82	rent if
3.11	rent in
-2.23	rent includ
2.27	rent is
2.26	rent lat
-2.16	rent reduc
1.54	rent sex
0.87	rent tak
-0.86	rent the
2.56	rent to
1.66	rental
2.20	rep
-1.15	rep @fee
-1.15	rep cost
-2.14	rep good
-2.83	rep quick
4.05	rep with
-5.15	repair
-2.32	repair @images
-1.44	repair and
-1.64	repair at
-2.08	repair does
-0.94	repair for
-1.07	repair in
-2.80	repair no
-2.32	repair photo
-2.70	replac
-1.13	replac in
-1.62	replac last
-2.41	replac the
-0.91	replica
1.70	replica #few
2.46	replica @brand
1.70	replica @fake
-2.28	replica flintlock
-2.18	replica footbal
-2.02	replica of
2.75	replica watch
-4.60	report
-1.01	report availabl
-1.57	report by
-0.89	report from
-3.04	reproduction
-1.90	reproduction @toyGun
-1.24	reproduction chippendal
-1.90	reproduction victorian
1.62	request
-2.48	requiem
-2.48	requiem for
-1.80	requir
-1.70	resal
-2.05	rescu
-1.23	rescu and
-1.00	rescu colli
4.00	resel
3.11	resel get
2.15	reserv
1.99	reserv your
0.99	reservation
-3.10	reset
-1.57	reset and
-2.10	reset in
2.07	residenc
2.07	residenc @fakeMoney
2.07	residenc card
-2.91	resident
-1.09	resident a
-1.57	resident or
-2.57	resin
-2.24	respect
1.84	rest
1.19	rest by
-2.93	restaurant
-1.93	restaurant in
-1.79	restor
-2.18	restoration
-1.88	restoration no
-1.31	restrict
1.04	result and
3.10	retard
-2.00	retention
-1.77	retention @payWord
-1.77	retention transf
-3.67	retir
-1.71	retir @absentReason
-2.13	retir policeman
-1.97	retir teach
-2.14	retirement
-2.14	retirement @flat
-2.14	retirement flat
0.86	retriev
0.86	retriev @childWord
1.72	return @assured
-1.63	return @authority
2.11	return for
-1.63	return hmrc
-1.00	return in
1.72	return no
-0.99	return them
-0.88	return trip
-1.18	reunion
-0.93	revalidation
-1.33	revers
-1.33	revers camera
3.35	review
2.90	review @weed
2.90	review pack
-3.52	review@childWord
-0.94	review@dealTalk
-2.70	review@dealUnit
-2.31	review@fake
-1.72	review@fee
-3.11	review@forced
3.76	review@groupsOfPeople
1.86	review@gun
-3.99	review@images
1.46	review@kitchenTool
-1.97	review@petFarm
-2.16	review@trustTalk
-1.35	revision
2.36	revolut
1.42	revolv
1.94	revolv stil
-1.39	rewir
-0.82	rewir and
1.16	rhino
-2.10	rhino @dealUnit
-2.10	rhino @medicine
-2.10	rhino bar
2.36	rhino powd
-2.69	ribbon
-3.58	rid
-2.03	rid @forced
-1.48	rid board
-2.03	rid own
-3.47	rifl
-2.03	rifl @weed
-2.03	rifl green
-1.44	rifl pellet
-1.91	rifl scop
-1.83	rifl slip
-1.22	rifl with
2.57	rig
2.27	rig @bereaved
1.31	rig so
2.27	rig widow
0.94	right @childWord
2.42	right @dealTalk
-0.96	right and
0.94	right girl
2.04	right hand
2.42	right meet
-2.63	right nurs
-1.70	right peopl
-2.15	right to
1.53	right und
-2.21	rim
0.83	ring
-2.76	ring aft
-0.98	ring first
2.89	ring good
-0.89	ring mark
-2.27	ring nois
2.68	ring the
-2.65	ring when
2.43	ring zero
-1.80	rings sword
-1.51	rip
3.00	risk
1.25	risk at
3.23	ritalin
2.21	ritalin and
2.32	ritalin for
-0.93	riv
-1.00	road and
-2.86	road bik
-0.95	road bin
-0.89	road bluetooth
-0.84	road it
-1.00	road part
1.73	road use
-1.94	roast
-1.03	roath
-0.89	roath roath
-1.47	robin
1.28	robot
1.07	robot hello
-2.69	rock and
-2.07	rock singl
-3.91	rod
-2.23	roku
-2.23	roku plu
-4.30	rol
-1.92	rol @bankSecret
-1.92	rol machin
-1.92	rol pin
-1.52	rol shut
1.86	rolex @fake
-2.30	rolex pap
1.32	rolex submarin
-1.52	roman
-1.52	roman styl
2.29	romania
1.97	romania @document
1.97	romania passport
1.27	romanian @childWord
1.27	romanian girl
-1.08	romanian spoken
-1.70	roof @dealUnit
-0.86	roof @images
-1.70	roof @medicine
-1.34	roof and
-1.70	roof bar
-2.26	roof box
-1.76	roof fre
-1.48	roof heritag
-0.86	roof if
-0.91	roof in
-1.72	roof lead
1.94	roof need
-0.86	roof photo
3.44	roof pul
-0.81	roof rack
-1.33	roof want
-1.26	room ##
2.01	room @fee
1.61	room @flat
-1.32	room and
2.38	room are
-1.23	room bring
-1.06	room bus
-2.00	room contract
2.01	room cost
-1.71	room everyth
-1.49	room fre
-1.84	room i
-0.89	room in
-1.63	room is
-2.84	room left
-2.07	room near
-0.96	room no
-1.68	room on
-0.86	room one
-1.47	room stil
-0.96	room that
-1.59	room the
2.61	room to
-1.23	room two
-3.34	room with
1.15	root
-3.25	rop
-1.67	rop hemp
-1.15	ropewalk
-1.35	ropewalk i
-2.02	ros
2.78	ros ##
-0.90	ros in
-1.13	rota
-1.04	rota and
-1.36	rota is
2.03	rotat
2.42	rough
2.70	rough treatment
-0.85	round cambelt
-1.95	round from
-1.35	round in
-1.25	round new
2.03	round next
-0.91	round the
-0.84	roundha
-1.44	roundup
-1.22	roundup @weed
-1.22	roundup weed
-1.82	rov defend
-2.49	row
-0.82	row concret
-0.94	row machin
-2.61	royal
-2.12	royal mail
1.68	royalmail
1.68	royalmail @fee
1.68	royalmail fee
-2.06	rs
1.43	rts
1.68	ru
-1.61	rub
-0.85	rub all
-1.75	rub mat
1.59	rubbish gon
-1.99	rubbl
-4.24	rud
-2.63	rud man
-2.24	rud on
-1.76	rud peopl
-2.00	rug
-3.15	rug #few
-3.03	rugb
-2.70	rul
-2.53	rul saf
-0.94	run
3.10	run #teen
-0.92	run @images
-1.33	run @regulated
-2.07	run and
1.67	run availabl
-0.99	run desk
-0.92	run fold
-1.49	run from
2.24	run off
-1.01	run on
-1.52	run sho
-1.06	run the
-2.46	run wel
2.21	run with
1.49	rung
-0.81	rush
-3.37	rust
-1.60	s ##
-1.17	s ###
1.88	s #few
2.35	s @bank
-1.92	s @blade
1.60	s @chequeWork
-0.88	s @childWord
-1.70	s @deposit
1.47	s @document
-2.38	s @exclude
1.83	s @fake
-1.99	s @flat
1.73	s @forced
1.03	s @helper
-1.04	s @kitchenTool
-1.25	s @notSeen
-1.33	s @realJob
2.50	s @street
-2.13	s @withParent
2.17	s @youthLook
3.22	s account
2.36	s and
2.39	s at
2.35	s bank
-2.09	s bay
-2.09	s bik
-2.14	s bought
1.36	s c
1.68	s can
2.56	s caravan
2.50	s carr
1.60	s chequ
-1.38	s collection
3.09	s count
-1.70	s deposit
-2.37	s desk
-1.73	s document
2.50	s easi
-2.86	s entertain
2.14	s feel
-1.31	s footbal
1.66	s for
0.82	s fre
-1.76	s garag
-2.49	s her
2.93	s hom
-2.01	s hous
-1.70	s knif
3.02	s licenc
-0.87	s lin
-1.82	s man
2.68	s me
-0.85	s messag
3.97	s nam
2.66	s not
-1.60	s notic
-2.23	s on
-1.25	s only
-2.46	s outlet
2.92	s own
-2.11	s part
-1.21	s rent
-1.94	s rings
-1.46	s safeguard
-1.00	s school
-1.00	s second
-1.34	s servic
-1.71	s sew
-2.51	s shed
-2.14	s siz
1.95	s stor
-1.58	s the
-0.97	s to
-1.82	s tool
-1.91	s van
2.17	s virginit
-1.30	s wel
-1.03	s wing
-1.86	s workshop
-1.33	s your
-1.62	sa @sexual
3.04	sa export
-1.62	sa ful
-1.04	sa it
-0.99	sa long
-2.42	sa nev
-1.79	sa that
-0.88	sabati
-0.94	sac
-0.91	sac new
-1.39	sack
-0.81	sack truck
-0.94	saf @deposit
-1.61	saf @notSeen
2.24	saf account
-2.53	saf alwa
0.98	saf box
-1.51	saf by
-0.94	saf deposit
-1.28	saf numb
-1.61	saf only
1.75	saf person
-2.01	saf servic
1.17	saf until
-1.97	saf with
-1.43	saf word
-1.64	safeguard
-1.46	safeguard @forced
-1.46	safeguard train
-1.39	safet @document
-1.39	safet @toyGun
-1.39	safet certificat
-3.50	sag
-1.38	sag @weed
-1.38	sag green
-1.33	said
-2.14	sail
-1.36	sailor
-1.36	sailor hom
-2.09	saint
-2.09	saint teresa
1.13	sal
-2.41	sal #
-1.45	sal #few
1.50	sal @cruelty
1.06	sal @fakeMoney
1.06	sal @growOp
1.16	sal @gun
-2.09	sal @medicine
1.64	sal @trustTalk
-0.88	sal a
1.14	sal and
-2.02	sal at
1.67	sal clean
1.06	sal clon
-1.85	sal executiv
1.50	sal gam
1.57	sal i
0.88	sal in
-1.08	sal ledg
-0.81	sal light
1.58	sal o
-1.48	sal of
1.64	sal seriou
2.21	sal she
-3.09	sal sleep
-1.89	sal two
-2.19	sal we
-1.50	sal with
-1.46	salad
-2.34	salar plu
-2.09	salford
-0.88	salisbur
-3.89	salon
-1.91	salon @weed
-2.72	salon in
-1.91	salon wax
-2.74	saloon
-3.11	salt
-2.15	salt epsom
2.14	sam
-0.89	sam @payWord
2.19	sam @ticketItem
1.85	sam account
1.70	sam as
1.87	sam factor
4.37	sam leath
1.29	sam nam
-1.85	sam person
2.19	sam seat
2.92	sam stitch
0.88	sampl
-4.10	samsung
-0.98	samsung @noScript
-2.11	samsung a
-1.73	samsung s
-0.98	samsung tablet
1.50	samsung tv
-2.30	samurai
-1.92	samurai armour
1.11	samurai sharp
2.34	san frontier
-2.11	sand
-0.80	sandero
-2.69	sandpap
1.40	santand
-2.21	satellit
-2.67	satin
1.72	satisfi
1.97	satisfi with
-3.61	saturda
-1.58	saturda #teen
-1.40	saturda @deposit
-1.36	saturda @payWord
-0.90	saturda condition
-1.36	saturda deposit
2.92	saturda g
-2.53	saturda i
-3.55	saturda job
-1.00	saturda may
-1.23	saturda morn
-1.39	saturda or
-1.94	saturn
-1.94	saturn s
-2.75	sausag
-1.58	sausag @pup
-1.58	sausag dog
-1.54	sav
1.96	sav to
-2.75	sav your
0.93	saw
-1.47	saw for
1.40	sawn
1.31	sawn down
1.22	sawn off
-1.33	say and
1.99	say brunett
1.49	say in
-1.09	say nic
1.94	say no
-1.70	say so
-1.53	scabbard
-1.77	scaffold
-1.34	scaffold by
-4.55	scal
-1.25	scal @flat
-1.25	scal room
1.31	scam for
1.84	scam the
3.02	scan
2.08	scan @forced
1.17	scan @noTicket
1.17	scan any
2.08	scan fin
1.41	scan of
2.92	scar
1.91	scar and
-4.06	scarf
-2.64	scen
-1.74	scen decoration
-1.47	schem
-1.87	schem is
-1.89	school
-2.24	school @childWord
-2.60	school @drugRun
-1.48	school @images
-2.22	school @sexual
-1.43	school bel
-1.76	school bus
-1.43	school desk
-2.22	school escort
-2.72	school friend
-0.87	school gat
-2.24	school girl
-1.25	school lesson
-2.60	school run
1.80	school to
-1.51	school trous
-2.36	school uniform
3.51	schoolgirl
1.50	schoolgirl and
2.19	schoolgirl kati
-1.44	schoolteach
-1.44	schoolteach rol
-2.45	scienc
-2.49	scoot
-2.65	scop
-1.29	scor @weed
-1.29	scor @windfall
-1.29	scor draw
1.66	scor overnight
2.23	scotland
-1.51	scotsman
-1.79	scrap
-1.04	scrap on
2.25	scratch @essayMill
-1.64	scratch and
2.52	scratch it
-0.94	scratch on
2.25	scratch undetectabl
-2.28	scream
-2.00	screen
-2.13	screen @brand
-2.01	screen @hardDrug
-1.43	screen @invest
-2.01	screen @piracy
-1.09	screen and
-1.55	screen batter
-2.01	screen crack
-1.43	screen min
3.11	screen resel
2.28	screenshot
2.08	screenshot of
-1.40	screw
-1.88	screw complet
2.21	screwdriv
0.95	screwdriv @payWord
2.97	script
0.89	script @document
-1.68	scuff
-3.09	scunthorp
-1.79	scunthorp peniston
-2.32	scunthorp unit
1.32	se
1.48	se it
-1.36	sea #
-2.98	sea @viewing
2.53	sea a
1.41	sea and
-1.70	sea swim
-2.98	sea view
-1.93	seafront
3.45	seal
2.53	seal #
2.60	seal from
2.43	seal purpl
2.00	seal stock
2.06	seal track
-1.36	seam
-3.67	season
-2.49	season #few
-1.81	season @ticketItem
-1.81	season ticket
1.80	season when
-1.76	seasonal
-1.13	seasonal and
-0.95	seasonal flow
-1.95	seat
-1.68	seat @childWord
1.71	seat @forced
2.29	seat are
-1.68	seat child
-1.55	seat fiv
-2.43	seat for
-1.49	seat fre
-1.44	seat no
-1.84	seat six
-0.93	seat sofa
1.83	seat sold
-2.07	second
-1.59	second @badHours
-0.80	second a
-1.00	second camera
-1.49	second car
-1.59	second floor
-1.70	second trimest
-2.43	secondar
-2.43	secondar @realJob
-2.43	secondar school
3.63	secret
2.88	secret @link
2.88	secret tap
2.48	secur it
-0.91	secur sit
-2.36	secur the
2.42	securit
3.09	securit cap
0.87	securit offic
-1.99	securit tag
-0.92	see a
2.21	see anyon
-0.99	see it
2.09	see men
2.48	see the
-1.29	see them
-1.89	see wil
-3.10	see you
-1.80	see your
-3.48	seed
-1.07	seed grass
-1.42	seedl
2.28	seek @childAge
1.75	seek @loveTalk
-1.62	seek @trustTalk
0.90	seek a
-0.89	seek compan
-1.98	seek coupl
-3.08	seek friend
-1.46	seek honest
-2.19	seek mum
-1.65	seek someon
2.22	seek teenag
-2.01	seek third
1.75	seek tru
-2.23	seen
-1.10	seen #teen
-2.14	seen and
2.29	seen as
1.96	seen fraud
-1.05	seen in
-3.19	seen it
-2.20	seen the
-0.80	seen we
-1.84	seen with
2.46	sees
2.46	sees the
-2.07	seiko
2.04	sel
1.59	sel @images
1.59	sel @sexual
-0.95	sel an
-1.03	sel becaus
-2.13	sel bless
1.20	sel from
-1.67	sel her
-1.31	sel i
-1.19	sel it
3.25	sel my
1.59	sel nud
-1.68	sel oak
3.24	sel skil
-2.40	sel textbook
-1.93	sel the
4.38	sel to
-1.61	sel tool
2.89	sel used
-2.16	sel was
1.04	select
-1.37	self
-2.56	self assessment
1.44	self defenc
-2.56	self emplo
3.01	selfi
2.83	selfi with
1.32	semaglutid
2.87	send
3.91	send #
3.49	send ##
1.64	send @images
-2.42	send @payFirst
1.29	send @payWord
1.82	send @tout
-1.37	send a
1.08	send it
0.94	send me
-0.92	send mor
-1.48	send my
2.77	send on
1.34	send photo
2.83	send proof
0.82	send the
2.65	send them
1.10	send us
3.09	send you
-1.02	send your
-3.09	senior
-2.28	sens
-2.28	sens of
-2.19	sensibl
-1.21	sensor
-0.86	sensor @payWord
-0.86	sensor bank
-1.21	sensor clean
3.22	sensual
1.58	sensual @sexual
1.34	sensual @toyGun
1.58	sensual bod
1.34	sensual massag
4.48	sent
1.74	sent @overpay
1.53	sent aft
1.97	sent by
1.76	sent first
2.57	sent me
0.99	sent the
1.57	sent to
1.74	sent too
-1.85	separat
-1.70	septemb
-1.52	septemb a
-1.24	septemb and
-1.00	septemb dry
-1.00	septemb raw
-3.03	ser
-0.83	ser #
-2.16	ser s
1.82	serbia
1.71	sergeant
1.71	sergeant and
-2.67	serial ##
3.41	serial numb
-2.33	serial plat
3.33	seriou
1.45	seriou and
1.22	seriou bu
2.33	seriou peopl
-2.08	serious
2.03	serrat
-2.76	serv
-1.24	servic #
1.89	servic @forced
2.04	servic @gun
-1.72	servic @notSeen
1.96	servic @sexual
-2.76	servic and
-2.30	servic bil
-3.23	servic by
-1.27	servic each
-0.93	servic for
-2.43	servic from
1.80	servic in
1.60	servic incal
-1.07	servic laptop
-1.72	servic only
-1.35	servic or
-1.64	servic part
2.04	servic revolv
-2.06	servic we
-2.34	services@absentPlace
-2.10	services@absentReason
-2.76	services@ammo
3.15	services@assured
-1.83	services@awayFromSite
0.92	services@badHours
1.41	services@bank
3.62	services@bankSecret
-2.09	services@bereaved
-2.89	services@blade
-1.56	services@brand
-1.91	services@buyKit
-0.95	services@chatApp
-3.79	services@childAge
1.59	services@childWord
1.43	services@codeShare
-1.29	services@dealTalk
-0.93	services@dealUnit
2.29	services@debtBond
-1.82	services@deposit
2.30	services@document
-1.15	services@drugRun
0.83	services@essayMill
-1.88	services@explosive
1.40	services@fake
4.20	services@fakeDoc
-1.13	services@fee
-0.83	services@forced
-1.71	services@genuine
-2.13	services@gun
2.30	services@hacking
-0.82	services@hardDrug
-4.95	services@helper
-1.00	services@images
-3.15	services@insult
-2.75	services@keys
-0.84	services@letFraud
2.04	services@link
-1.64	services@nitrous
2.42	services@noCredit
2.64	services@noMum
2.82	services@noScript
2.43	services@noSkill
2.37	services@noTicket
-5.19	services@notSeen
0.85	services@organ
-3.84	services@originLand
-2.13	services@parcelFirm
-2.50	services@parcelWork
-1.82	services@petYoung
-2.27	services@piracy
-1.53	services@protectedPay
-1.18	services@pup
1.24	services@pyramid
-1.26	services@realJob
-3.85	services@regulated
0.90	services@salary
-1.71	services@scheme
3.66	services@sexual
1.28	services@stolen
0.85	services@street
-2.37	services@taskWork
-2.60	services@threat
1.52	services@tout
-1.19	services@toyGun
-1.20	services@trustTalk
2.73	services@untraceable
3.02	services@visaSham
2.27	services@vulnerable
-2.00	services@wildlife
-3.15	services@withParent
-0.90	services@youthLook
-3.32	session
-2.19	session at
-5.05	set
-1.89	set @toyGun
-1.90	set all
-2.04	set and
1.88	set ap
-1.28	set for
-1.51	set hornb
-1.48	set in
-1.77	set new
-1.01	set of
-2.24	set off
-1.86	set tefal
-1.93	set two
1.17	settl statu
2.44	seven
-2.38	seven @ticketItem
-1.94	seven da
-0.81	seven fix
2.53	seven four
1.93	seven nin
-2.38	seven seat
-1.17	seven standard
-1.24	seven thre
-1.96	seven we
-1.31	seven year
1.82	seventeen
1.04	several availabl
-1.82	sew @flat
-1.76	sew box
-2.26	sew machin
-1.82	sew room
4.86	sex
3.06	sex for
2.89	sex tonight
-1.81	sexual
-1.25	sexual servic
-3.62	shad
-1.63	shad and
-2.39	shak
-1.42	shal
-0.96	shal see
1.46	sham
1.46	sham marriag
-4.32	shap
-2.55	shap @taskWork
-2.55	shap lik
-2.58	shap mone
-1.24	shar @controller
-1.14	shar @flat
-1.96	shar @forced
1.54	shar @images
-2.21	shar a
-1.82	shar caravan
-1.74	shar cottag
-1.24	shar ever
1.68	shar it
2.74	shar my
2.57	shar new
-1.85	shar of
-2.18	shar ownership
1.54	shar photo
-1.47	shar the
-1.52	shar thre
1.28	shar your
1.11	sharp enough
-3.28	sharpen
-1.57	sharpen @kitchenTool
-1.57	sharpen @realJob
-1.57	sharpen kitchen
-2.03	shav
-2.19	shawl
-0.87	shawland
-0.87	shawland sinc
6.33	she
1.89	she @debtBond
1.77	she @forced
2.24	she @taskWork
0.96	she @vulnerable
1.55	she belong
3.54	she can
1.50	she does
2.09	she fl
3.38	she has
4.00	she is
-2.78	she know
2.24	she lik
2.17	she may
1.47	she must
1.89	she owes
3.11	she s
1.41	she wil
1.89	she work
-1.63	shear
2.20	sheath for
-3.03	shed
-1.44	shed #teen
-1.53	shed i
-2.33	sheep
-1.67	sheet
1.36	sheet @essayMill
-1.34	sheet by
-1.77	sheet down
-1.79	sheet dust
1.15	sheet for
-1.79	sheet music
1.36	sheet undetectabl
-2.46	sheffield
-1.11	shel
1.60	shelf @weed
-0.93	shelf of
-1.22	shelt
-1.00	shelt no
-4.81	shelv
-1.37	shelv @link
-1.76	shelv and
-0.88	shelv collect
-1.37	shelv tap
-1.66	shepherd
-1.34	shield
-1.35	shield and
-1.40	shift
-2.00	shift @regulated
-1.51	shift at
2.79	shin
-1.17	shin pad
3.50	ship
2.74	ship @helper
1.98	ship @noScript
2.40	ship @realJob
2.74	ship agent
1.76	ship and
2.97	ship compan
2.40	ship depot
-1.23	ship in
2.10	ship job
1.98	ship tablet
1.00	ship the
2.34	ship until
-2.33	shirt
1.99	shirt @originLand
-2.33	shirt @stolen
-1.87	shirt @ticketItem
-1.78	shirt by
-2.33	shirt tag
1.99	shirt thai
-2.81	shitak
-1.93	shitak grow
-3.99	sho
-1.59	shoot
1.27	shoot @noParent
-1.71	shoot glass
-1.51	shoot lesson
1.27	shoot no
0.97	shop @brand
0.97	shop @controller
-1.84	shop @genuine
1.39	shop @gun
2.25	shop @helper
-1.58	shop @sexual
-0.96	shop @stolen
-1.29	shop @viewing
-0.89	shop and
2.25	shop assistant
0.97	shop boss
2.20	shop by
-2.63	shop clos
-1.69	shop in
-2.51	shop no
3.15	shop pric
-1.99	shop securit
-1.35	shop to
-1.29	shop visit
0.93	shop we
-1.54	shop with
1.93	shoplift
-2.14	short
-1.92	short film
-2.58	short leas
-1.23	short meet
-1.13	short ones
-0.82	short sta
-1.15	shot
-1.71	shot @noScript
-1.71	shot box
-2.61	shot glass
-1.21	shot sensor
-4.10	shotgun
-2.44	shotgun @ammo
-1.14	shotgun @document
1.05	shotgun @noTicket
-2.44	shotgun cartridg
1.05	shotgun no
2.63	should
-0.88	should as
-1.69	should bag
4.06	should be
-1.20	should fair
2.41	should hav
-1.09	should wel
-1.59	shout
-1.75	shovel
-1.75	shovel @hardDrug
-1.75	shovel snow
0.90	show
2.07	show @fakeDoc
1.38	show anyon
1.93	show for
-0.91	show is
3.01	show me
-0.89	show noth
2.07	show on
2.26	show that
-1.06	show the
-2.52	show you
-3.74	shown
-1.38	shown @viewing
-1.38	shown by
-1.10	shown is
-1.30	shown kc
-1.47	shown no
-2.42	shred
1.09	shut
1.65	shut to
2.02	shut up
-2.45	shuttlecock
3.65	shy
1.91	shy cheap
-0.90	sia
-2.25	sia @cruelty
-2.25	sia badg
2.08	sick
-1.09	sick @payWord
-1.09	sick @salary
4.07	sick not
-1.09	sick pay
-1.19	sid
1.33	sid @dealTalk
1.33	sid @drugRun
-1.07	sid @kitchenTool
1.33	sid @moveMoney
0.91	sid by
-1.40	sid door
1.33	sid drop
1.08	sid of
-1.07	sid step
-1.17	sid team
-0.80	sid the
-1.25	sid thermal
-0.82	sid with
-1.28	sideboard
-5.45	sign
-1.84	sign @toyGun
-1.89	sign aft
-1.27	sign by
2.14	sign contract
-2.31	sign from
-1.39	sign languag
-3.18	sign out
-1.70	sign pub
2.23	signal @hacking
-2.25	signal box
1.94	signal group
-1.15	signal in
2.23	signal jam
1.21	signal then
-2.66	sil
-2.46	sil off
0.82	sildenafil
2.05	silenc
2.72	silenc thread
-2.16	silicon
-3.02	silk
-2.54	silk blous
-4.19	silv
-1.70	silv @tobacco
-1.21	silv can
-2.22	silv coin
-1.17	silv from
-1.30	silv threepenc
-3.33	sim
-1.85	sim fre
-2.65	sinc
-1.06	sinc ###
-1.74	sinc last
-1.86	sinc she
-2.50	sing @chatApp
-0.85	sing in
-2.50	sing telegram
-3.57	singl
-1.29	singl #
-1.56	singl @childWord
-1.73	singl @sexual
-1.59	singl and
-1.73	singl bed
-1.02	singl dad
-1.67	singl for
-1.56	singl lad
2.31	singl moth
-1.85	singl mum
-3.17	singl sup
-1.02	sink
-1.65	sip
-2.82	siphon
-2.37	siphon stainless
1.83	sist in
1.03	sit @controller
-1.08	sit @flat
1.66	sit @handle
-1.32	sit @viewing
-2.05	sit and
-1.52	sit from
-0.86	sit good
1.66	sit handl
1.42	sit in
-0.86	sit labour
-1.08	sit room
-2.42	sit sa
1.84	sit the
3.04	sit your
-1.67	six berth
1.16	six digit
1.99	six figur
-2.43	six gam
-1.47	six head
-1.59	six in
-0.87	six nurs
-1.71	six peopl
3.19	six pound
-0.85	six week
-0.94	six wel
-1.12	six year
1.83	sixt
4.26	sixteen
1.45	sixteen @sexual
-0.88	sixteen @ticketItem
1.45	sixteen bed
2.57	sixteen in
-0.88	sixteen seat
3.15	sixth
-3.39	siz
-2.50	siz #
-4.03	siz #few
-1.07	siz #teen
-2.59	siz m
2.30	siz nin
-1.80	siz unopen
-3.03	skat
-1.81	skat siz
-1.36	skat speedo
-2.82	ski
1.72	skil
1.57	skil just
1.60	skil work
-1.76	skim patch
1.88	skin
2.55	skin rug
1.19	skinn
1.19	skinn jab
-1.63	skip
-2.05	skipton
-1.95	skirt
-1.79	skoda
-1.49	skoda octavia
2.54	sky
1.41	sky bt
1.89	sky channel
3.10	sky film
-2.97	sky q
-2.25	sky remot
2.57	sky sport
4.30	slam
2.92	slam part
-1.05	slash
-3.09	slash film
-3.27	slat
-1.85	slat and
-0.86	slat gut
-0.93	slateford
-1.64	slav
-1.82	slav @nitrous
-1.82	slav cylind
-1.98	sledg
-1.98	sledg and
0.99	sleep
-2.16	sleep #few
2.01	sleep @sexual
2.29	sleep @ticketItem
2.09	sleep abov
-0.81	sleep four
1.05	sleep in
-2.80	sleep on
-1.55	sleep one
2.29	sleep seat
-2.23	sleep two
3.12	sleep with
1.81	sleepov
1.37	sleev
-0.84	sleev most
1.70	sleev of
-1.69	sleev vg
-1.52	slid
-1.49	slight
2.77	slim
2.31	slim young
-3.04	slip
-1.83	slip clean
-1.79	slip slat
1.71	slit
1.71	slit your
3.46	slot
2.26	slot to
-2.22	slough
2.26	slow
-2.30	slow and
3.31	slow down
2.68	slow lori
-1.34	slow sunda
-1.70	smal
-1.15	smal #teen
-1.44	smal @codeShare
-1.08	smal @deposit
3.24	smal @fee
-2.33	smal @flat
-1.30	smal @hardDrug
-0.87	smal @insult
1.31	smal @nitrous
-1.30	smal @payWord
-1.30	smal @piracy
-1.03	smal @ticketItem
-2.02	smal @weed
2.13	smal activation
-0.87	smal animal
-0.91	smal business
1.31	smal charg
-1.30	smal crack
-1.08	smal deposit
0.89	smal fami
1.95	smal fee
-2.64	smal firm
-2.13	smal friend
1.18	smal good
-2.47	smal group
-1.31	smal job
-0.91	smal my
-1.11	smal offic
-1.38	smal one
-0.97	smal outsid
-1.40	smal part
1.98	smal pharmac
-1.04	smal scrap
-1.44	smal scratch
-0.83	smal trail
-1.24	smal van
1.96	smal ver
-1.29	smallhold
-2.49	smart
3.56	smartwhip
2.79	smartwhip @nitrous
2.21	smartwhip and
1.54	smel
1.93	smel @weed
1.93	smel loud
-1.14	smel of
1.39	smith
1.57	smith at
-2.53	smok @organ
3.08	smok from
-1.09	smok happ
0.86	smok i
-2.53	smok liv
1.08	smok look
-2.42	smok non
-1.35	smok one
-2.41	smok pleas
-2.23	smok stead
-1.42	smooth
-2.78	smoothi
-2.78	smoothi hat
1.16	smuggl
1.16	smuggl in
-2.16	snak
-1.07	snak @kitchenTool
-1.07	snak garden
3.71	snap
1.56	snap @stolen
1.56	snap no
2.69	sniff
1.66	sniff @dealTalk
1.66	sniff for
-5.16	snow
-2.39	snow glob
-1.74	snow scen
-1.75	snow shovel
-1.98	snow sledg
-1.68	snow whit
-2.32	snowboard
-1.75	snowboard @hardDrug
-1.75	snowboard snow
1.93	so @notSeen
-0.82	so a
-2.83	so aft
-1.88	so bring
1.40	so cannot
-2.16	so eleven
-2.47	so everyth
1.40	so it
2.02	so keep
-1.48	so my
1.01	so no
1.48	so nobod
-1.06	so pleas
1.89	so she
-2.09	so thi
1.78	so you
2.16	soak for
-2.57	sob
-2.57	sob friend
-2.01	sociabl
-0.87	sociabl @flat
-0.87	sociabl hous
-3.03	social
-2.16	social media
-3.49	societ
-1.90	societ collect
-1.74	socket
-2.73	soda
-0.96	sofa
-1.47	sofa collection
-1.39	sofa from
-1.38	sofa has
1.00	sofa i
-2.03	sofa no
-1.44	sofa thre
2.48	soft @groupsOfPeople
2.48	soft black
-1.71	soft worn
-1.23	softwar develop
-1.05	softwar intern
-1.52	soho
-1.62	sol
-1.66	sol @invest
-1.66	sol trad
1.16	solar panel
1.76	sold @helper
1.40	sold as
1.76	sold couri
-0.96	sold out
1.32	sold to
-0.96	sold togeth
-1.82	sold with
-1.85	soldi #
-3.24	solicitor
-1.53	solicitor sra
-2.02	solihul
-1.14	solihul and
-1.57	solihul the
2.31	solv
-1.81	solvent
-0.95	solvent and
2.17	som @ammo
-1.78	som @kitchenTool
-0.97	som @trustTalk
-1.78	som garden
-0.97	som honest
2.48	som soft
2.17	som sweet
-1.64	som wear
-1.76	som without
2.38	som zop
-1.08	somebod
-1.10	somebod @forced
1.09	somebod els
-1.10	somebod has
-1.67	somebod in
2.40	somebod s
-1.52	somebod to
-2.13	somebod who
-1.19	somebod with
0.94	someon
2.49	someon @fakeDoc
-1.22	someon @trustTalk
2.92	someon clean
1.67	someon frighten
2.49	someon insid
1.30	someon who
2.76	someth for
-2.19	someth that
-0.90	somewher
-1.04	somewher and
-2.10	son
2.24	son @bereaved
2.24	son died
-1.88	son he
-1.66	son headphon
-1.15	son is
-0.81	soon @forced
-0.81	soon bought
-2.28	soon i
-0.86	soon our
-3.24	sorr
-1.78	sorr about
-2.89	sorr chang
-1.64	sorr no
1.93	sorr your
1.99	sort
-1.16	sort @parcelFirm
2.25	sort me
-2.43	sort night
-2.24	sort of
-1.16	sort royal
-1.47	soul
1.75	soulmat
1.75	soulmat to
-2.14	sound
-0.96	sound right
-2.18	sourdough
-1.58	south coast
-1.49	southampton
-1.61	southvill
-1.50	southvill and
-2.41	souvenir
2.30	sp #few
-1.80	sp bag
-1.28	sp boat
-1.47	sp camera
2.61	sp past
-1.59	sp skat
-1.80	sp tripl
-3.19	spa
-0.95	spa @regulated
-1.15	spa hotel
-2.62	spac
-2.57	spac @drugRun
2.22	spac @hardDrug
1.64	spac @toyGun
-2.07	spac for
2.37	spac i
-2.19	spac in
-2.69	spac near
-2.91	spac open
-0.81	spac to
-2.71	spad
-1.34	spad and
-1.64	spad drainag
-3.00	spain
-1.37	spain #
-2.52	spain in
-1.89	spain til
-2.23	spaniel
-1.85	spaniel @pup
-0.87	spaniel and
-1.73	spaniel pup
-3.54	spanish
-1.51	spanish and
-2.23	spanish for
-0.82	spanish translation
-3.71	spar
1.39	spar @flat
-1.15	spar @link
-1.70	spar @ticketItem
-1.45	spar festival
-1.15	spar link
-2.62	spar or
1.39	spar room
-3.73	spark
-2.49	spark @dealTalk
-2.49	spark plug
-1.90	spastic
-1.90	spastic societ
1.94	speak
1.28	speak @vulnerable
1.28	speak no
1.52	speak pap
2.84	speak the
-1.37	special
-1.74	special deliver
-1.67	special need
-2.96	specialit
1.51	speed
1.16	speed @clocking
1.16	speed point
-2.71	speedo
-1.36	speedo @windfall
-1.36	speedo trunk
-2.59	speedomet
-2.59	speedomet repair
-1.56	speedwel
-1.49	spel
-3.20	spend
-0.92	spend sunda
-2.71	spend them
-1.03	spent
-1.37	spent the
-0.99	spic
1.36	spic @dealUnit
2.06	spic @hardDrug
2.15	spic pap
-2.80	spic rack
1.36	spic sheet
-0.93	spic tin
-2.59	spid
-2.29	spid plant
-2.65	spin
-1.37	spin work
-1.92	spirit
-1.15	spiritual
-2.21	spiritual heal
2.64	spiritual mast
-3.13	split
2.50	spoil
1.61	spoil i
-2.38	spoken
-1.08	spoken @ownWill
-1.08	spoken i
-1.83	spong
-1.07	spong any
-1.97	sponsor
3.53	sponsorship
2.13	sponsorship @payWord
3.24	sponsorship instalment
2.13	sponsorship payment
2.61	sponsorship without
-1.73	sport ###
-2.69	sport @toyGun
-2.69	sport massag
-2.36	spot
-2.34	spotless
-0.91	spr dry
-1.00	spr ful
-0.99	spr two
1.38	spra
1.09	spra @spray
1.09	spra cs
-2.15	spra paint
-3.42	spreadsheet
-1.71	spring
-1.45	sprint
-2.63	sprung
2.08	spy
2.08	spy on
-2.14	sq
-1.81	sq ft
-2.81	squar
-1.29	squar feet
-2.02	squar metr
3.43	squirt
3.43	squirt bottl
-2.07	sra
-2.46	st
-1.69	sta @dealTalk
1.81	sta @fakeDoc
1.15	sta at
-1.11	sta bil
-0.88	sta com
-0.88	sta eight
-1.23	sta eleven
-1.01	sta for
-1.44	sta four
-0.81	sta fre
-1.69	sta gas
1.81	sta insid
-1.03	sta six
-0.97	sta the
1.92	sta und
1.47	sta with
-2.92	stabilis
-1.39	stack
-1.39	stack of
-1.65	staff #
-2.46	staff @flat
-1.04	staff @realJob
-0.83	staff discount
2.30	staff each
-1.73	staff over
-1.04	staff weekend
-1.38	stag @payWord
-1.38	stag payment
2.37	stag with
-3.11	stainless
-2.27	stair
-0.81	stair @fee
-0.81	stair cost
-1.01	stair hav
-2.76	stal
2.49	stamp
-0.86	stamp album
-1.22	stamp collection
-3.40	stand
-2.36	stand and
2.41	stand incom
-2.86	stand ord
-0.84	stand tyr
-3.05	standard
-1.17	standard modest
-2.18	stapl
-2.18	stapl @gun
-2.18	stapl gun
2.53	star
3.07	star and
2.85	star googl
-3.43	star thank
2.87	stardawg
1.71	stardawg and
-1.19	start @dealTalk
-1.84	start @gun
-1.22	start @salary
1.14	start @weed
-1.38	start a
-1.58	start happ
-1.39	start i
2.01	start job
1.87	start kit
-1.19	start menu
-1.76	start next
1.69	start now
-3.28	start on
1.14	start pack
-1.22	start pension
-1.84	start pistol
-0.96	start right
-0.91	start soon
3.15	statement
2.68	statement mad
-1.79	static
-1.79	static caravan
-0.80	station
1.66	station @payWord
1.37	station @sexRent
-2.09	station all
-1.13	station for
1.54	station i
0.90	station on
1.37	station shar
-1.78	stead
-1.46	stead job
-1.39	steak @blade
-1.39	steak kniv
2.53	stealth
2.06	stealth @weed
2.06	stealth pack
-1.28	steam
2.96	steam @fakeMoney
-1.51	steam @forced
2.96	steam card
-2.08	steam clean
-1.37	steam deck
-2.70	steam engin
-2.88	steam iron
2.27	steam or
-1.51	steam train
-2.09	steel rim
-1.00	step
-0.84	step fre
2.57	stepdaught
2.57	stepdaught is
-3.39	sterilis
-1.07	sterilis part
-0.88	stern
1.33	steroid
-1.89	stick
-2.88	stick #few
2.41	stick @piracy
2.34	stick @weed
1.88	stick ever
1.93	stick homegrown
-2.13	stick not
1.40	stil
1.80	stil @childAge
2.78	stil at
-1.06	stil availabl
1.19	stil for
-1.47	stil fre
1.19	stil got
3.34	stil in
1.41	stil on
2.58	stil tag
1.94	stil work
2.14	stitch
2.92	stitch as
3.44	stitch pass
2.80	stock
-1.00	stock @payWord
1.25	stock @petFarm
-0.88	stock at
-0.94	stock ever
2.76	stock gam
1.07	stock next
-1.00	stock wir
-1.00	stockbridg and
-2.02	stockport
2.87	stolen
3.00	stolen bik
1.31	stolen mone
3.47	stolen recover
-1.88	stolen set
-3.05	ston
-2.77	ston and
-3.22	ston in
1.74	ston island
2.93	stone
2.93	stone and
-1.01	stood
-0.99	stood upright
-4.41	stool
-2.16	stool and
-0.84	stop
-2.50	stop smok
2.08	stop your
-1.38	stor
1.08	stor and
-0.91	stor on
1.55	stor with
-1.04	storag for
2.29	storag on
-1.80	storag over
2.56	storag releas
-2.14	storag unit
-1.84	store
-1.88	storm
-2.47	stov
-1.25	stov four
-0.99	str last
2.26	straight
-1.49	straight and
4.02	straight from
1.94	straight off
-2.67	straight talk
-1.24	stranmilli
-0.89	stranmilli #
-0.83	stranmilli a
-1.75	strap adjust
1.30	strap and
1.94	strap for
-2.58	strat
-1.78	straw
-1.97	strawberr
-2.38	stream
-1.15	street
-1.57	street @dealTalk
-1.12	street a
-1.98	street quiet
1.34	strength
2.19	strength #
-1.39	stretch
-2.55	strict
-2.04	strict non
-1.80	strict professional
-1.30	strik
1.90	strip @absentReason
-2.13	strip @bankSecret
-1.78	strip light
1.54	strip of
-2.13	strip pin
1.90	strip post
4.42	strong
2.72	strong #
1.40	strong painkil
-2.69	stub
-0.87	stubborn
-0.87	stubborn @stolen
-0.87	stubborn cat
0.85	stuck
1.93	stud pil
-1.08	stud support
-2.44	student
-4.27	student #
-1.63	student @flat
-1.93	student hal
-2.06	student hous
-2.26	student of
-2.00	student prefer
1.99	student rent
-2.11	student room
-2.40	student sel
-1.00	student storag
-0.99	student ten
1.09	student welcom
-1.25	studio @childWord
-0.91	studio bil
-0.95	studio florist
1.31	studio in
-1.95	studio near
-1.25	studio pupil
-0.91	studio to
-2.26	studio with
2.55	stuff
1.37	stuff @dealTalk
-2.30	stuff @wildlife
1.99	stuff at
-2.30	stuff owl
-1.83	stump
-1.83	stump grind
1.49	stun
1.54	stun @gun
1.54	stun gun
2.41	stupid
2.41	stupid crippl
-1.52	styl curtain
2.67	styl twent
-1.99	stylu
-0.86	stylu at
-1.27	subject
-1.27	subject to
1.38	sublet
1.62	sublet my
1.32	submarin
1.32	submarin @fake
0.86	subscription
1.70	subscription ever
1.33	sudden just
-2.25	sued
-1.98	suffolk
1.30	sugar @youthLook
-2.71	sugar bowl
1.30	sugar dadd
2.24	sugar mumm
-2.21	suit
1.34	suit #
-2.04	suit @childAge
-1.21	suit a
-2.32	suit age
-2.03	suit you
2.47	suitcas
2.40	suitcas back
-1.20	sulk
1.52	sulphuric
-1.46	sum
-2.06	sum in
-1.80	sum job
-1.67	sum on
-1.10	sum stabilis
-2.37	sumup
-1.19	sun
-0.90	sun doubl
-1.06	sun nev
-0.94	sun ther
-2.70	sunda
-1.93	sunda @deposit
-1.93	sunda @payWord
-1.34	sunda and
-1.93	sunda deposit
-1.22	sunda eight
-1.46	sunda first
-1.35	sunda i
-0.80	sunda in
-1.51	sunda lunch
-1.58	sunda morn
-1.09	sunda the
-1.48	sunderland
-1.08	sunn
-1.04	sunn and
-1.22	sunn doubl
0.94	sup
2.08	sup @fake
-2.14	sup i
-2.48	sup soak
1.91	superclon
1.61	superclon swiss
3.44	superfak
3.44	superfak even
-1.56	supermarket
-2.08	supermarket nev
-1.92	supervisor
-1.65	supervisor @regulated
-1.65	supervisor sia
2.09	suppl
-0.93	suppli
-0.88	suppli @realJob
-2.05	suppli fre
1.97	suppli from
-0.88	suppli interview
1.05	suppli the
-2.65	support
-1.81	support @helper
-1.08	support @payWord
-1.81	support agent
-2.36	support group
-1.08	support paid
1.45	support team
-1.74	support work
-1.57	surgeon @deposit
-1.66	surgeon @kitchenTool
-1.57	surgeon @payWord
-1.57	surgeon deposit
-2.64	surger
-1.68	surger #
-1.83	surre
-2.13	surround
-2.86	surve
-1.13	surviv
-1.57	sussex
-0.83	sutton
-0.89	sutton a
-2.72	suzuki
-1.75	suzuki bandit
-1.34	suzuki swift
-1.95	swan
-2.24	swansea
2.01	swap
1.62	swap @images
3.83	swap bargain
2.63	swap ever
-1.66	swap for
-2.24	swap my
1.62	swap pictur
1.46	swear
-1.87	swedish
-2.12	swedish @toyGun
-2.12	swedish massag
1.22	sweep
-1.87	sweep and
2.75	sweep hand
6.08	sweet
1.95	sweet @childAge
2.76	sweet and
2.68	sweet can
2.17	sweet for
-2.13	sweetheart
-2.13	sweetheart of
1.30	swift
2.52	swift @ticketItem
-1.72	swift challeng
-1.02	swift conqueror
2.34	swift ticket
-5.17	swim
-1.74	swim @toyGun
-1.74	swim costum
-1.96	swim goggl
-2.18	swim lesson
-2.57	swim teach
2.41	swimwear
1.84	swimwear @awayFromSite
1.49	swimwear and
1.84	swimwear privat
-2.38	swindon
-2.85	swing
1.06	swiss
-2.04	swiss @absentReason
-2.04	swiss arm
2.08	swiss movement
3.32	switch
2.74	switch for
-3.43	sword
-1.06	sword and
-2.29	sword fern
-1.80	sword on
-1.03	sword wal
-1.95	sworn
1.65	syria
1.63	syria with
3.54	system
2.28	system in
2.36	system without
3.53	t
-1.41	t #
1.03	t @assured
-1.77	t @kitchenTool
-2.59	t @link
1.78	t @organ
-2.04	t @payWord
-1.42	t @realJob
-1.50	t @salary
-2.16	t @street
1.30	t @viewing
2.22	t a
1.34	t and
2.07	t ask
0.94	t b
1.63	t be
-0.95	t book
1.94	t c
2.79	t check
-2.59	t click
-0.91	t com
3.75	t do
1.95	t driv
-1.98	t fit
-1.72	t happ
3.46	t know
2.21	t leav
1.78	t liv
2.81	t look
-2.04	t mak
3.60	t mat
2.60	t me
-2.17	t mind
2.03	t need
-1.39	t pay
-0.95	t pension
1.82	t phon
2.21	t possibl
3.33	t provid
1.54	t releas
1.32	t s
-1.87	t shirt
1.60	t show
-2.23	t smok
2.07	t tak
-1.99	t use
-2.48	t want
-1.51	t writ
2.93	tab
-1.12	tab and
2.07	tab from
1.73	tabl @forced
-2.57	tabl @images
-1.53	tabl @ticketItem
-2.38	tabl and
-1.77	tabl brown
-2.57	tabl fold
-1.25	tabl pric
-1.53	tabl seat
1.98	tabl train
-2.98	tabl with
-0.98	tablet #teen
-2.41	tablet @dealTalk
-2.41	tablet bulk
2.16	tablet in
-2.47	tackl
-1.52	tackl box
1.28	tag #
1.11	tag @medicine
-1.99	tag left
-2.26	tag set
-2.33	tag stil
-1.38	tail
0.89	tail @cruelty
-1.95	tail @stolen
0.89	tail dock
-1.95	tail lift
3.12	tailor
3.12	tailor mad
1.17	tak
-2.43	tak #
1.54	tak @images
1.20	tak @parcelFirm
1.94	tak @payWord
2.09	tak @protectedPay
1.21	tak @trustTalk
1.87	tak @untraceable
-0.87	tak a
-1.07	tak all
1.11	tak an
-1.42	tak apart
1.87	tak bitcoin
0.81	tak car
-1.90	tak could
2.56	tak down
2.59	tak fox
2.25	tak good
2.18	tak half
3.11	tak her
1.21	tak kind
-0.87	tak less
-1.72	tak me
-0.85	tak my
-2.11	tak on
2.81	tak ord
-1.97	tak our
1.75	tak out
1.25	tak payment
1.54	tak photo
1.20	tak royal
-2.05	tak the
1.03	tak their
-3.51	tak what
1.87	tak your
2.09	takeawa work
2.22	taken
-1.38	taken awa
2.13	taken cheap
-1.13	taken down
1.92	taken for
1.81	taken from
-1.41	taken me
1.08	taken off
2.42	taken out
-1.93	taken over
-1.68	taken serious
-3.68	tal
-1.56	tal wardrob
-1.99	talk about
-0.84	talk all
-1.41	talk i
-1.50	talk not
-0.90	talk peopl
-1.49	talk to
1.28	tan @noScript
1.28	tan injection
-1.91	tan mit
2.57	tan needl
2.50	tank
2.66	tank and
1.62	tantric
2.49	tantric @sexual
-3.91	tantric @toyGun
-3.91	tantric massag
2.32	tantric prostat
2.63	tanzania
2.63	tanzania i
-1.56	tap
-1.37	tap fenc
2.88	tap for
-1.59	tap lol
-2.26	target
-1.25	target and
-4.10	tarot
-1.97	tarot by
-2.99	tarot for
4.28	tas
0.90	tas @spray
1.75	tas in
0.90	tas stun
1.93	tas that
2.67	tas torch
2.78	task
1.05	tasteful @images
1.05	tasteful @sexual
1.05	tasteful nud
-2.92	tattoo
-2.37	tattoo over
-2.08	taught
1.81	tax @badHours
-1.96	tax @invest
-1.01	tax and
-1.26	tax band
1.01	tax giv
1.81	tax no
2.84	tax refund
-1.96	tax return
-2.23	tax wifi
-0.98	taxi
2.21	taylor
2.21	taylor swift
-1.85	tb
-0.89	tdi
-1.72	tds
-3.84	tea
-1.79	tea and
-1.71	tea set
-2.30	teach #
-2.30	teach @childWord
-1.72	teach @helper
-1.16	teach @noParent
-1.16	teach aft
-1.72	teach assistant
2.23	teach dri
-2.02	teach for
3.98	teach him
-2.30	teach junior
-1.39	teach sta
-1.54	teach want
3.13	teacup
2.00	teacup @pup
-1.89	teal
-1.34	teal leath
-1.41	team
-2.25	team @forced
-2.35	team @realJob
-2.50	team first
-1.90	team flexibl
-1.05	team our
-2.25	team own
-1.17	team that
1.37	team the
1.09	team we
-2.65	team week
1.63	team work
2.29	team your
-2.34	tear
-0.82	technician want
2.53	tedd she
-1.96	teen
-2.31	teen @childWord
-2.22	teen and
-2.31	teen girl
1.32	teen s
-1.22	teenag
-2.10	teenag bedroom
-2.16	teenag daught
-2.37	teenag s
-2.65	teeth
-2.02	tefal
2.12	tel
2.48	tel anyon
-2.49	tel my
1.62	tel the
-0.82	tel us
3.11	tel your
2.10	telegram
1.56	telegram @realJob
-1.13	telegram for
2.50	telegram it
-2.69	telesal
-2.02	telesal @salary
-2.02	telesal salar
-2.48	telescop
-1.85	television
-0.87	television for
-1.32	television in
-2.44	temp
-1.50	templat
-1.07	ten @fakeMoney
2.38	ten @medicine
-1.08	ten bag
2.98	ten da
-1.21	ten hour
-1.32	ten minut
-1.06	ten o
2.24	ten oth
-0.99	ten per
1.78	ten percent
-2.04	ten pound
-0.80	ten second
-2.16	ten so
3.89	ten thousand
-1.36	ten thre
1.56	ten to
2.38	ten val
-1.63	ten week
-1.05	ten year
-1.65	tenanc @dealTalk
-2.15	tenanc clean
-1.65	tenanc gas
1.92	tenanc you
-1.95	tenant @deposit
-1.06	tenant @payWord
-1.47	tenant @viewing
1.33	tenant befor
-1.95	tenant deposit
2.13	tenant no
-1.47	tenant show
-1.77	tenement
-3.21	tent
-1.58	tent used
-2.09	teresa
-2.09	teresa print
-1.89	term
-1.03	term at
-1.30	term tim
-1.73	terrac
-1.41	terrac @flat
-1.32	terrac hous
-1.49	terrac to
-1.33	terrac with
-2.86	terracotta
-0.99	terracotta @weed
-0.99	terracotta pot
3.38	terri
2.59	terri tak
-1.58	terribl
2.44	tesla
2.11	test
-0.92	test @controller
2.84	test @payWord
2.84	test @salary
0.88	test and
2.97	test at
-2.11	test book
-3.72	test bring
-0.92	test driv
1.10	test e
-1.16	test for
1.19	test in
2.84	test pay
1.92	test register
2.20	test shop
-0.94	test until
1.27	test we
3.29	text
1.61	text for
2.09	text it
2.02	text me
-2.98	textbook
-1.57	th
2.09	thai
-2.11	thai @toyGun
2.90	thai mad
-2.11	thai massag
1.99	thai qualit
1.85	thailand
-1.66	than
1.69	than a
-2.01	than fac
-2.26	than it
-0.91	than mow
0.96	than the
-1.01	than you
-2.73	thank
2.89	thank @payWord
2.55	thank do
-3.53	thank good
-2.85	thank is
-2.05	thank my
-2.78	thank quick
2.30	thank send
-3.26	thank thank
-1.78	thank the
-1.47	thank we
-1.94	thank what
-2.78	thank when
-2.39	thank you
1.18	that @gun
1.91	that @payWord
-0.82	that a
-1.26	that allow
-1.01	that deserv
2.45	that doesn
-1.05	that drain
-1.75	that fit
1.21	that goes
-0.94	that i
-1.74	that it
-1.56	that last
1.20	that look
-2.14	that mak
-1.49	that need
-0.81	that nev
2.22	that pass
-1.79	that peopl
-1.73	that reach
1.17	that scan
1.91	that send
2.07	that show
-1.20	that sulk
-1.65	that tak
-0.85	that want
-2.06	that was
2.52	that way
-0.97	that we
-2.23	that went
-2.16	that wil
-1.30	that work
-0.85	that you
-2.23	that your
2.18	thc
1.40	thc @tobacco
1.40	thc vap
1.92	the
-2.39	the ###
-1.52	the #teen
-1.51	the @absentPlace
-0.93	the @absentReason
-1.05	the @ammo
-1.96	the @assured
1.91	the @authority
-0.95	the @bank
1.64	the @bankSecret
1.47	the @brand
1.14	the @buyKit
2.22	the @chequeWork
1.06	the @controller
2.29	the @cruelty
1.06	the @debtBond
2.17	the @document
2.12	the @escrow
2.42	the @fake
-1.00	the @fakeDoc
1.02	the @fakeMoney
2.63	the @flat
2.35	the @forced
4.09	the @groupsOfPeople
-1.63	the @hardDrug
3.06	the @helper
2.62	the @images
1.17	the @link
2.32	the @loan
-1.19	the @medicine
-2.57	the @nitrous
3.12	the @noScript
1.10	the @overpay
1.56	the @parcelWork
2.32	the @petCare
1.63	the @protectedPay
-1.44	the @pup
0.93	the @realJob
2.23	the @regulated
-1.93	the @salary
-2.54	the @scheme
2.60	the @sexual
1.19	the @threat
1.92	the @tout
3.60	the @toyGun
-1.39	the @weed
-1.18	the @wildlife
-0.95	the address
2.47	the advert
-2.71	the agenc
-1.06	the airport
-2.12	the allotment
-1.25	the alp
1.75	the american
-3.47	the app
1.15	the are
2.57	the area
1.16	the atm
1.27	the back
2.28	the balanc
-1.25	the ballet
1.68	the bank
-1.19	the bar
1.39	the barcod
-0.91	the bathroom
-2.76	the beano
-0.90	the bench
-2.48	the best
-3.50	the bik
1.40	the bil
2.09	the blad
1.49	the block
-1.66	the bo
2.28	the boat
-1.40	the boil
1.54	the boss
-2.12	the branch
-2.46	the brand
3.11	the brick
2.80	the bring
-1.44	the bront
-0.97	the build
-1.32	the bump
1.19	the burn
1.76	the bus
-1.98	the button
-1.67	the caf
1.98	the candl
1.45	the car
1.60	the cashi
1.12	the certificat
-1.45	the chair
-1.76	the chais
-2.57	the charg
1.71	the chequ
2.76	the children
-0.95	the chim
-2.31	the chocolat
2.20	the cinema
-1.18	the cit
1.36	the contract
-2.29	the corkscrew
1.20	the council
-1.43	the count
1.91	the countr
1.79	the couri
-1.26	the cov
3.22	the crat
-0.88	the cricket
-0.90	the curtain
-1.18	the cushion
1.62	the custod
-1.56	the dark
-2.36	the dat
2.34	the databas
2.23	the dbs
1.62	the deliv
1.81	the deliver
-2.18	the desk
2.52	the digit
2.25	the do
2.29	the dock
2.60	the don
1.19	the door
-1.47	the doubl
-1.93	the dps
-1.53	the driv
1.80	the dvla
1.28	the eba
-1.09	the edg
-1.04	the elder
2.01	the email
1.52	the embass
1.51	the escrow
2.24	the exam
2.18	the extra
2.30	the fak
-1.07	the fami
-1.85	the farm
-1.52	the feet
2.14	the firm
-2.14	the first
-1.20	the fish
-1.71	the flat
2.64	the flight
2.77	the foreman
3.15	the form
-1.12	the front
2.24	the fuel
2.06	the ful
2.96	the fund
1.25	the gangmast
-2.69	the garden
-1.80	the gat
-1.76	the good
3.21	the gram
-1.15	the green
1.77	the guest
-2.03	the gun
-1.17	the hal
2.04	the hauli
2.07	the hav
-1.12	the high
0.86	the highland
-1.41	the hil
-1.72	the hobbit
1.70	the hold
1.33	the hom
1.94	the hotel
0.92	the hous
2.23	the induction
-1.79	the insid
2.32	the insuranc
1.63	the invoic
2.22	the isl
2.43	the item
2.64	the jew
-2.30	the jewel
0.81	the job
1.75	the ke
-1.26	the kettl
-3.03	the key
-1.78	the kid
1.49	the kit
-2.66	the kniv
-1.38	the l
0.84	the label
-2.23	the lad
2.88	the landlord
2.84	the languag
-1.30	the larg
-1.88	the last
-1.03	the latest
-3.40	the law
-1.72	the lawn
-1.17	the leath
-1.95	the left
-0.85	the leg
2.64	the let
2.28	the limit
2.63	the lin
1.17	the link
1.85	the list
2.32	the loan
2.76	the logistic
2.95	the lot
3.68	the low
-1.78	the machin
-2.58	the mak
1.25	the manag
-2.28	the mantelpiec
-0.99	the mark
2.75	the market
2.40	the massag
2.59	the match
-0.93	the mattress
1.21	the menu
-1.78	the mess
-1.98	the midland
-1.92	the mirror
2.62	the moment
1.68	the mone
-1.77	the month
1.03	the morn
-1.85	the most
2.87	the motorwa
2.10	the mov
1.71	the muslim
1.33	the nam
1.57	the nann
3.09	the nev
1.52	the next
1.06	the night
2.10	the north
2.55	the notic
1.98	the numb
-3.61	the offic
-1.70	the official
-2.76	the one
1.65	the onlin
-1.80	the opium
0.98	the original
2.41	the ounc
1.77	the outsid
1.54	the packag
1.56	the pag
1.86	the pap
-2.55	the park
-2.03	the part
1.88	the pass
-1.24	the pastr
-0.91	the pavement
1.79	the payment
3.21	the pen
-1.95	the peopl
2.16	the pet
-0.95	the petticoat
-1.05	the phon
1.88	the photo
-0.82	the plac
-0.80	the point
2.21	the polic
-2.02	the porch
0.84	the post
-2.13	the postag
-1.61	the present
2.07	the pric
2.23	the process
3.21	the prop
2.08	the propert
-1.07	the pub
-1.31	the public
-1.83	the pupp
1.37	the qr
2.57	the rac
-0.97	the rack
3.17	the railwa
1.97	the rav
2.01	the real
-2.40	the receipt
-2.00	the recip
3.57	the recruit
2.37	the refug
1.34	the refund
-1.24	the regular
1.39	the rent
0.99	the reservation
2.99	the rest
-3.91	the right
-2.02	the rings
-0.91	the riv
1.00	the room
-1.36	the rota
-1.58	the sausag
-1.25	the scal
-1.72	the school
-2.76	the screen
1.72	the sea
-1.46	the seafront
1.63	the season
-1.67	the second
-2.16	the sel
-1.94	the shed
3.11	the ship
2.41	the should
-0.91	the show
2.14	the sign
-3.01	the sit
1.16	the six
2.32	the sofa
-2.24	the sort
-1.58	the south
-1.09	the spac
-2.36	the spot
-1.87	the spr
-1.54	the stag
1.14	the start
-1.70	the station
3.44	the stitch
2.56	the storag
0.97	the strong
-2.10	the sum
-1.27	the sun
-2.08	the supermarket
1.45	the support
3.35	the system
2.09	the takeawa
-1.72	the tds
-1.21	the team
1.60	the tenant
-1.03	the term
-1.88	the theatr
1.30	the theor
-2.58	the third
-3.37	the til
-1.64	the tim
-1.13	the tip
1.41	the toilet
2.44	the took
-1.75	the top
-1.07	the torqu
-1.09	the town
-1.03	the trad
1.17	the train
-1.26	the transit
2.50	the transport
2.77	the trip
-1.96	the trust
-1.13	the two
1.58	the uk
-1.37	the universit
1.44	the uv
-1.77	the van
1.62	the vehicl
2.87	the vessel
2.46	the video
2.84	the villag
1.96	the visa
0.88	the want
-2.20	the wardrob
-1.24	the wash
-2.40	the way
-1.03	the wed
2.51	the weekend
-2.60	the whit
1.38	the wil
0.82	the window
-0.85	the wir
1.96	the wood
1.86	the workshop
2.82	the writ
-1.96	the wrong
-1.37	the yard
-2.63	the year
-5.06	theatr
-3.20	theatr @ticketItem
-3.20	theatr ticket
-1.53	theatr writ
1.76	their
1.54	their @childWord
2.54	their @document
-1.90	their fort
1.54	their littl
1.03	their mone
0.89	their moth
-1.27	their mum
-1.30	their offic
2.54	their passport
2.65	their plac
-2.05	their thirt
-2.79	their twent
3.47	them
1.84	them @absentPlace
-2.61	them @sexual
1.26	them a
1.84	them abroad
1.00	them cheap
2.63	them choos
1.64	them in
1.31	them on
-1.07	them pleas
-1.11	them servic
3.00	them to
-1.50	them with
1.01	them you
2.35	them young
3.84	then
-0.85	then @document
1.67	then @helper
-0.85	then @scheme
1.46	then buy
1.21	then equipment
2.27	then i
-0.85	then referenc
1.67	then transport
-2.47	theor book
0.89	theor test
1.31	ther @helper
1.93	ther @notSeen
2.49	ther by
0.81	ther cannot
1.56	ther follow
-1.77	ther i
-2.24	ther in
1.31	ther my
-2.53	ther park
-2.13	ther s
1.15	ther to
-1.25	ther you
-1.86	theragun
-3.32	therapist
-1.12	therapist @regulated
-1.54	therapist cloth
-1.20	therapist for
-1.15	therapist level
-1.06	thermal
-1.06	thermal lin
-1.06	thermo
-1.06	thermo flask
-3.68	thes
-1.99	thes i
-1.90	thes languag
1.67	thi
1.20	thi @link
-1.20	thi acoustic
-1.16	thi ad
-1.52	thi all
3.16	thi chat
1.39	thi is
1.20	thi link
2.20	thi messag
2.92	thi morn
1.41	thi numb
-1.03	thi one
1.78	thi sit
1.53	thi spr
2.27	thi to
-1.50	thi week
-1.40	thi year
-1.68	thick
-0.93	thick than
2.12	thiev
1.46	thiev @groupsOfPeople
1.78	thiev gyppo
1.46	thiev gyps
-3.00	things
-0.89	things and
0.87	think
-4.22	third
-2.41	third @badHours
-2.41	third floor
-1.24	third of
1.30	thirt
1.10	thirt fiv
-1.62	thirt fre
-1.67	thirt hour
-1.67	thirt one
1.98	thirt postag
2.27	thirt pound
-2.01	thirt seek
-1.09	thirt two
-1.28	thirt year
2.07	thirteen
1.61	thos
1.61	thos who
1.14	though
-1.13	though i
-1.49	though took
-1.40	thought
3.78	thousand
-1.21	thousand @dealUnit
-1.21	thousand @drugRun
2.28	thousand @tobacco
2.25	thousand aft
2.44	thousand gam
1.84	thousand happ
2.21	thousand look
-1.11	thousand mil
-1.20	thousand no
2.28	thousand puff
-1.21	thousand shot
-0.87	thre
2.06	thre @childWord
1.50	thre @deposit
-2.24	thre @flat
-1.53	thre @gun
1.68	thre @salary
-1.68	thre @sexual
-2.05	thre @ticketItem
-1.20	thre availabl
-1.71	thre batter
-1.68	thre bed
-1.36	thre even
-1.25	thre famil
1.66	thre for
3.22	thre four
-1.93	thre gam
-0.80	thre gear
2.70	thre girl
2.36	thre hundred
-2.04	thre look
-0.82	thre mil
1.44	thre no
-1.73	thre nurs
-2.24	thre of
-1.54	thre phas
-2.10	thre room
-2.05	thre seat
-1.65	thre sid
-1.70	thre smal
-1.11	thre thousand
-1.23	thre wherev
1.49	thre with
-2.67	thre women
-1.12	thre year
2.72	thread no
-1.30	threepenc
1.40	throat
1.63	through
0.95	through @letFraud
2.27	through @untraceable
1.24	through a
0.95	through airbnb
-1.06	through four
2.20	through moneygram
-1.22	through to
1.54	through western
1.95	throw
3.07	throw star
-1.86	thumb
1.64	thursda
-1.96	thursda from
3.40	thursda night
-1.20	thursda to
-1.65	thursda twent
3.17	tick
3.20	tick for
1.31	ticket @ticketItem
1.91	ticket @tout
1.22	ticket all
1.78	ticket and
1.67	ticket awa
-1.45	ticket by
-0.87	ticket can
-2.04	ticket cannot
2.27	ticket don
-2.35	ticket for
-2.75	ticket hold
-2.32	ticket leed
1.98	ticket sel
-2.69	ticket stub
-1.48	ticket to
-2.85	ticket two
1.31	ticket wemble
1.61	ticket with
0.82	ticket x
-2.85	tid
-0.92	tid and
-1.08	tid hom
-0.86	tid hous
-2.31	tid up
-2.70	tie
-1.19	tied
-1.19	tied to
-2.09	tier
-2.33	ties
2.04	tig
-3.47	tig print
2.55	tig skin
2.36	tig tooth
2.30	tight
-2.92	tight new
-1.17	tighten
-1.09	tighten it
-0.98	tiktok
0.92	til #few
-2.51	til #teen
-2.18	til and
3.09	til christma
-0.80	til eight
2.75	til four
-1.89	til frida
-1.12	til i
0.93	til jun
2.18	til lat
2.27	til monda
-1.39	til saturda
-2.19	til the
-1.19	tim
0.98	tim #
-1.90	tim @forced
-0.85	tim @noParent
-1.32	tim @realJob
1.35	tim a
-0.85	tim aft
-2.01	tim and
1.83	tim as
-0.91	tim belt
-1.88	tim good
-1.93	tim is
-0.87	tim it
-1.76	tim morn
-1.18	tim one
-0.98	tim our
1.87	tim receiv
-1.04	tim sal
1.89	tim so
1.74	tim the
-1.33	tim to
-2.03	tim tomorrow
1.71	tim two
-2.60	tim wast
3.25	tim what
-1.82	tim work
-2.75	timb
-2.16	tin
-1.90	tin ###
-1.11	tin @fake
-1.52	tin @organ
-0.93	tin @originLand
-1.08	tin @youthLook
-2.36	tin christma
-2.22	tin empt
-1.52	tin kidne
-1.46	tin mark
-0.93	tin polish
-1.08	tin virgin
2.93	tina
-2.74	tina turn
1.96	ting
1.82	tinyurl
-2.43	tip
-1.13	tip on
1.59	tip pric
-2.82	tip shar
-1.49	tip straight
-2.42	tir
-1.23	tir clasp
-2.41	tir of
-3.03	tissu
-1.75	tissu @toyGun
-1.44	tissu and
-1.75	tissu massag
-2.88	tit
-2.39	tit nest
1.21	to
-2.74	to ##
-1.11	to ###
-3.10	to #few
-3.06	to @absentReason
-2.35	to @authority
1.23	to @bereaved
1.61	to @buyKit
-1.42	to @childWord
-1.25	to @clocking
2.43	to @controller
2.75	to @deposit
1.52	to @drugRun
-1.80	to @forced
3.28	to @groupsOfPeople
1.33	to @gun
3.04	to @helper
1.54	to @invest
-1.38	to @kitchenTool
1.18	to @link
-1.29	to @payWord
-1.71	to @realJob
-2.62	to @salary
-2.53	to @stolen
2.06	to @street
0.99	to @visaSham
2.50	to an
2.36	to and
3.65	to anoth
1.33	to anyth
-1.34	to ap
-1.13	to arch
-1.65	to ask
0.96	to be
-2.83	to belfast
-1.32	to big
3.12	to bl
3.28	to black
2.97	to bod
2.67	to book
2.58	to break
-1.93	to build
1.78	to bus
2.23	to buy
-1.42	to canada
-2.12	to cardiff
2.09	to check
2.53	to choos
-1.58	to collect
-1.37	to com
-1.39	to cook
1.52	to cypru
-1.57	to dat
2.64	to decid
1.23	to divorc
2.36	to do
1.54	to doubl
-2.24	to earth
2.48	to england
-2.36	to fac
-1.53	to fifteen
-2.38	to fil
-2.58	to find
2.11	to flow
-1.71	to for
1.35	to fort
-2.31	to four
-1.70	to frida
1.81	to german
2.82	to get
-1.07	to giv
1.61	to go
0.82	to hav
1.75	to help
1.03	to hold
-1.37	to hospital
-1.15	to hotel
-1.61	to i
-2.24	to it
1.33	to keep
1.66	to latvia
2.31	to leav
-2.38	to leed
-1.08	to let
-2.53	to lift
-2.44	to london
3.08	to los
3.04	to mak
0.99	to marr
-1.06	to match
-0.98	to meet
2.09	to midnight
-1.34	to most
0.96	to mov
3.90	to my
-1.32	to need
-2.72	to new
-1.08	to off
0.92	to one
2.96	to open
2.61	to ord
2.08	to oslo
1.54	to our
2.73	to part
-2.55	to pay
-1.12	to peopl
-2.16	to polic
0.99	to portugal
-2.83	to post
0.99	to prov
1.37	to put
3.34	to receiv
1.26	to releas
0.82	to rent
2.50	to reserv
-1.92	to return
-1.48	to rid
-1.12	to run
-1.11	to sail
-1.05	to saturda
1.99	to secur
-2.76	to sel
-1.83	to send
-1.24	to seven
1.21	to show
-1.33	to sit
2.01	to somebod
-1.69	to someon
-1.41	to spain
1.52	to speak
2.47	to spoil
1.32	to sta
-1.27	to statu
-1.87	to stop
-1.58	to sunda
2.78	to tak
-1.77	to talk
-1.95	to tenant
1.62	to test
-1.19	to the
-2.03	to their
1.35	to thos
2.35	to transf
-1.26	to twelv
-1.16	to two
1.90	to und
2.29	to unlock
1.69	to us
1.03	to use
1.18	to verif
-1.26	to walk
1.97	to whoev
-0.97	to work
1.79	to you
3.41	to your
-2.66	toadstool
-1.92	toadstool night
-1.85	toadstool stool
-2.60	toast
-0.93	toast set
2.26	tobacco @tobacco
-2.46	tobacco tin
1.46	toda
2.00	toda @helper
1.79	toda @noMum
1.65	toda and
2.02	toda by
-2.40	toda leed
2.47	toda no
2.00	toda ship
-2.92	toda work
-3.01	toddl
-2.28	toddl tuesda
0.82	togeth
-1.22	togeth @protectedPay
-1.02	togeth pleas
-1.10	toilet
1.41	toilet @awayFromSite
-1.83	toilet rais
1.41	toilet text
3.22	told anyon
-2.83	told you
-2.25	tomato
-1.58	tomorrow
-2.03	tomorrow suit
5.14	tonight
2.89	tonight @sexual
1.96	tonight hello
2.89	tonight no
-1.64	tonn
-1.25	too
2.23	too @haste
-1.19	too contract
-1.64	too morn
1.73	too much
-0.91	too my
-1.46	too one
-0.98	too pric
-1.81	too smal
-1.16	too two
-2.27	took ages
1.72	took my
-1.72	took ten
1.81	took the
-1.44	tool
1.50	tool @drugRun
-1.64	tool @forced
1.50	tool @noSkill
-1.54	tool @regulated
2.72	tool @stolen
-1.82	tool @viewing
-2.38	tool and
-1.64	tool bought
-1.07	tool collection
-2.20	tool from
-1.61	tool he
1.50	tool no
-1.09	tool set
-1.82	tool view
3.08	tool with
2.49	tooth
2.36	tooth and
2.15	top
-0.80	top @badHours
1.50	top @payWord
1.57	top @salary
2.12	top @weed
-1.38	top and
-2.21	top box
-0.80	top floor
1.65	top for
1.08	top i
1.57	top pay
2.90	top print
1.65	top qualit
1.60	top shelf
2.00	top tre
2.35	top up
2.63	top vent
-0.87	top we
3.36	topless
2.31	topless maid
2.49	torch
1.54	torch #few
1.89	toronto
1.89	toronto and
-1.07	torqu
-1.07	torqu tool
1.16	tortois @wildlife
1.16	tortois smuggl
-2.28	tortois tabl
-1.94	tot
0.84	tottenham
1.45	touch
2.08	touch it
-3.55	tour
2.15	tout
-2.82	tow
-2.63	tow @dealUnit
-2.63	tow @medicine
-0.83	tow a
-2.63	tow bar
-1.18	toward
-2.35	towel
-2.48	towel no
2.08	town
1.38	town @dealUnit
-2.15	town @forced
-1.09	town gift
3.11	town on
-1.26	toxteth
-1.28	toy @gun
-2.30	toy fox
-1.28	toy gun
1.31	toyota hilux
-1.45	toyota yari
1.47	tr
2.21	tr #few
-2.62	tra
-1.92	tra and
1.07	trac from
2.01	track @absentReason
1.26	track brand
-2.43	track car
1.87	track collection
2.01	track post
3.29	tracksuit
3.12	tracksuit all
-1.68	tractor
-2.67	tractor @document
-2.67	tractor licenc
-1.47	tractor masse
2.14	trad @document
1.52	trad @invest
1.51	trad @notSeen
1.68	trad @pyramid
1.52	trad @tout
1.52	trad bot
2.14	trad id
1.68	trad mentor
1.51	trad only
-2.44	trad sal
1.60	traditional
2.22	traditional at
-1.19	traditional cloth
-4.27	trail
-1.47	trail whil
-1.28	train
-1.75	train #
2.20	train @fake
-3.20	train @payWord
-1.97	train @pup
1.04	train @weed
-1.72	train a
-1.01	train class
-1.44	train cours
-2.32	train from
-2.41	train given
2.01	train is
1.98	train onlin
1.09	train pack
-3.20	train paid
-2.01	train set
-0.87	train spaniel
-1.92	train sword
1.97	train ua
-2.22	train uk
-0.89	train with
-1.47	train work
-0.95	traine
-2.91	trainspot
-2.04	trainspot @absentReason
-2.48	trainspot and
-2.04	trainspot post
1.06	tramadol
1.43	tramadol and
2.41	tramadol left
3.00	tramm
3.00	tramm and
2.72	trampolin
-3.20	tran
-1.59	tran @sexual
-0.93	tran companion
-1.59	tran escort
-1.69	tran woman
3.20	trann
2.50	trann should
1.36	transcript
-1.10	transf @fee
-2.59	transf @forced
-1.02	transf @genuine
1.86	transf @notSeen
1.32	transf and
2.02	transf becaus
-1.10	transf fee
-2.59	transf fin
2.23	transf first
2.23	transf get
1.85	transf half
-2.26	transf i
2.16	transf into
-2.73	transf on
-2.57	transf onc
1.79	transf only
-1.01	transf or
-0.85	transf receipt
1.76	transf the
1.87	transf then
-1.94	transf through
1.93	transf toda
-1.81	transf when
-1.74	transfer it
2.04	transfer to
-2.29	transit
-1.64	transit custom
-3.78	translation
-2.00	translation of
-1.83	translator
-1.83	translator @originLand
-1.83	translator polish
2.72	transport
1.81	transport ###
2.44	transport @notSeen
1.84	transport @petCare
2.33	transport compan
2.29	transport firm
1.84	transport insuranc
2.44	transport only
-1.11	transport van
4.18	trap
2.32	trap local
-1.24	travel
2.07	travel @payWord
-1.31	travel an
2.07	travel paid
-3.42	tre
-1.02	tre @stolen
-1.02	tre cat
-1.41	tre decoration
1.12	tre i
-1.92	tre stand
-2.51	tre surgeon
-1.01	tre with
-2.23	tread
-1.38	treat underneath
-1.62	treatment @flat
2.70	treatment @forced
2.70	treatment fin
-1.62	treatment room
2.42	tren
1.15	tren @medicine
2.20	tren and
1.15	tren dbol
-2.79	tri
-2.79	tri it
-3.04	trilog
-2.39	trilog ps
-1.30	trim
-1.70	trimest
-0.88	trip half
1.80	trip is
2.02	trip so
1.16	trip to
-1.80	tripl ###
-1.89	tripod
-3.06	triumph
-1.80	triumph @hardDrug
-1.09	triumph bonnevill
-1.80	triumph sp
2.54	troubl
2.47	troubl tak
-1.51	trous
-1.51	trous @childAge
-1.51	trous age
-0.89	tru
-3.11	tru ful
1.75	tru lov
-1.25	truck
-1.44	truck @document
-1.44	truck licenc
-0.81	truck two
-1.98	truck with
3.01	truffl
2.88	truffl @absentReason
0.86	truffl @hardDrug
2.88	truffl post
-0.94	trunk need
-2.64	truro
1.07	trust
-1.04	trust and
3.09	trust me
-0.89	trx
-0.89	trx ##
-1.57	try
-1.57	try it
-0.92	trym
-1.38	ts
-1.79	tt
-4.27	tub
-1.65	tub lay
-2.20	tuck
-2.20	tuck kit
-4.30	tuesda
-1.24	tuesda and
-1.17	tuesda at
-1.37	tuesda even
-1.85	tuesda i
-2.93	tuesda in
1.19	tumbl dr
-3.11	tun
-2.17	tunbridg
-2.17	tunbridg wel
-1.93	tungsten
-1.93	tungsten dart
-1.36	turf
1.61	turke
1.43	turke cold
3.56	turkish
3.12	turkish tracksuit
1.05	turn
1.53	turn ##
2.85	turn @childAge
2.57	turn sixteen
1.36	turn to
3.17	turnitin
-1.04	turntabl from
-3.90	tutor
-1.67	tutor @childAge
-3.43	tutor for
-1.67	tutor gcs
-2.72	tv
-2.50	tv aerial
-3.52	tv stick
1.38	twelv bor
2.00	twelv hour
-1.26	twelv mil
1.49	twelv month
-1.48	twelv smal
-1.88	twelv week
-1.37	twelv year
1.89	twent
-1.75	twent ##
2.40	twent @fakeMoney
2.20	twent and
-1.26	twent eight
-2.36	twent fiv
2.67	twent inch
-2.41	twent minut
-1.43	twent pag
2.40	twent pass
3.84	twent pound
1.19	twent two
-2.55	twent year
-1.28	twic
-1.86	twic and
-2.31	twin
-1.41	twin sid
-1.94	two
-2.04	two #
-3.26	two @childWord
-2.14	two @document
-1.67	two @flat
-1.79	two @gun
-2.35	two @keys
-1.07	two @kitchenTool
-1.08	two @noScript
-1.11	two @pup
-2.14	two @scheme
-1.18	two @sexual
2.87	two @taskWork
-1.79	two @threat
1.09	two @ticketItem
-0.90	two @weed
-0.90	two @windfall
-1.90	two acr
-2.94	two and
-0.92	two as
-0.88	two bathroom
-1.76	two batter
-1.18	two bed
-1.00	two berth
-1.81	two bo
-2.91	two bottl
-1.32	two box
-2.39	two burn
-1.75	two chair
-1.36	two children
-1.92	two da
-1.55	two doubl
-2.10	two draft
-0.90	two draw
-1.42	two even
-1.98	two eyepiec
-1.09	two famil
-1.00	two field
-1.69	two form
-0.93	two fridg
1.73	two friend
2.09	two g
-1.07	two garden
-1.19	two ging
-2.67	two girl
-1.75	two grown
-0.92	two hav
-1.02	two height
-1.49	two hour
3.10	two hundr
1.60	two job
-2.28	two ke
-2.02	two keyboard
-1.11	two kitten
-0.96	two landlord
-2.29	two lens
-1.68	two mask
-2.20	two men
-0.94	two mil
-1.16	two minut
1.10	two month
-1.95	two mor
-0.97	two new
-1.40	two numb
-1.96	two or
-1.51	two pad
-1.80	two pair
-1.26	two peopl
-2.14	two referenc
-1.09	two resident
-1.95	two season
-1.99	two seat
-2.16	two set
-2.33	two shelv
-1.17	two skirt
-1.13	two spar
-1.07	two spong
-1.78	two store
-3.05	two theatr
3.94	two thre
-1.34	two ticket
2.87	two typ
-1.80	two van
-1.34	two weekend
-1.29	two women
-1.82	two year
-0.90	tying
-0.90	tying and
4.15	typ
1.60	typ brunett
1.96	typical
2.62	typical @insult
2.12	typical thiev
-1.79	tyr
-2.18	tyr ##
-1.14	tyr @document
-1.42	tyr at
-1.59	tyr hav
-1.13	tyr on
4.83	u
1.95	u got
1.90	u n
1.80	u r
3.44	ua
2.92	ua @fake
2.63	ua batch
2.12	ug
1.94	ug @dealUnit
2.97	ugly
1.63	uk
-2.22	uk #teen
2.08	uk @controller
2.82	uk @document
1.53	uk @visaSham
1.09	uk and
2.08	uk driv
-0.86	uk keyboard
1.53	uk residenc
1.53	ulez
-3.11	umbrella
1.55	un
-2.05	uncap
-1.31	uncl
-1.58	uncl s
2.20	und
1.58	und #
-1.18	und ##
-2.00	und #few
-1.54	und #teen
2.11	und @childAge
-0.96	und cov
1.92	und my
-1.21	und nin
-2.19	und one
2.11	und sixteen
2.24	und the
1.53	und uv
2.57	underag
2.57	underag friend
-2.76	underneath
-1.08	underneath tow
-3.45	understand
-1.10	understood
-0.86	understood com
1.24	underwear
2.03	underwear @noMum
2.03	underwear no
4.16	undetectabl
1.36	undetectabl @absentReason
1.62	undetectabl @essayMill
2.25	undetectabl by
1.36	undetectabl post
-0.85	unfurnish four
-1.71	unhurri
-1.49	uni
-1.60	uni in
-2.31	uni look
-1.02	unicorn
-1.02	unicorn from
-1.42	uniform
-1.29	uniform @childAge
-1.29	uniform age
-0.84	uniform and
-1.64	uniform bundl
-2.38	uniform siz
-1.90	union
1.64	union and
-1.61	unit
1.71	unit leav
-2.11	unit scarf
-0.97	universal
-1.68	universit ##
-2.32	universit all
1.53	universit i
1.75	unknown
-1.33	unless
-1.37	unless you
3.73	unlimit
1.69	unlimit incom
-1.38	unlock
-1.32	unlock ##
-0.95	unlock collection
2.37	unlock for
-1.88	unlock of
2.20	unlock the
-5.98	unopen
-2.02	unseen
-1.25	until ###
1.72	until august
-2.83	until fiv
1.33	until i
-0.81	until jun
-1.00	until march
1.14	until you
-5.67	unus
-0.85	unus @forced
-0.85	unus bought
-0.92	unus we
-2.93	unwant
-1.34	unwant @images
-1.66	unwant present
-2.00	unworn
-1.71	up @childWord
2.34	up @dealTalk
-1.41	up a
-2.87	up aft
-1.67	up and
-2.26	up at
-1.24	up bak
-2.63	up box
1.02	up for
2.77	up front
-1.92	up garag
-3.35	up in
2.64	up now
-0.96	up on
1.76	up sort
0.93	up the
-1.86	up to
-2.70	up two
1.74	up whit
3.12	up with
2.27	up writ
3.19	up your
1.06	updat
-1.11	upfront @fee
-1.29	upfront fee
-1.70	upgrad
-1.17	upholster
-1.98	upright
-0.99	upright for
-0.90	upright i
-1.33	upright if
-1.87	upright piano
-0.82	upright pric
1.62	ups
2.42	ups in
2.14	ups onc
-1.20	upstair
3.27	ur
1.88	ur #teen
2.29	ur bank
0.89	us
-1.80	us #teen
1.56	us @absentReason
2.25	us @badHours
-1.53	us @payWord
-1.85	us @salary
-0.85	us about
1.52	us arm
1.41	us for
-1.23	us friend
1.89	us mone
2.25	us no
1.32	us on
0.89	us part
-1.85	us pay
-1.34	us rain
2.03	us so
1.65	us the
-2.27	us to
0.89	us we
-0.82	us what
-1.11	us you
1.01	us your
-0.87	usb
-2.33	usb @dealTalk
-2.33	usb plug
2.78	usdt
1.07	use a
-1.64	use no
1.79	use your
-1.99	used #
1.48	used @forced
-2.60	used @hardDrug
-2.04	used @pup
-2.00	used at
-3.12	used bugg
-1.80	used by
1.40	used ever
-2.66	used for
-2.01	used from
-1.60	used goes
1.69	used lock
-2.09	used on
-1.64	used onc
-1.80	used one
-1.65	used pupp
-0.88	used the
2.89	used tight
-2.48	used to
-2.18	used twic
1.55	useful @payWord
-1.23	useful @realJob
-2.37	useful good
-1.42	useful no
1.55	useful send
-1.73	useful work
1.45	useful you
-1.08	using
-1.08	using your
-1.71	usual com
-1.15	usual within
1.48	utd
1.48	utd v
2.00	uv
-1.51	v #
-1.41	v ##
-1.27	v #few
-2.21	v #teen
1.84	v @absentPlace
1.40	v i
1.84	v ireland
1.48	v liverpool
-2.02	v sal
1.45	vac
1.45	vac @weed
1.45	vac pack
3.52	vaccin
2.09	vaccin and
2.72	vaccin entr
-2.17	vaccinat
-1.51	vaccination rais
2.06	vacuum
2.06	vacuum seal
2.46	val
2.46	val and
0.81	valium
2.04	vall
2.04	vall and
-2.21	valle
2.14	valu #
-1.18	valu @payWord
-1.55	valu can
-2.04	valu transf
-1.70	valuabl
-2.49	valv
-2.96	van
-2.31	van #
-1.40	van ###
-1.85	van @payWord
-1.85	van @salary
1.95	van @stolen
-2.10	van and
-0.99	van as
-0.87	van blanket
-1.14	van he
-1.78	van i
-1.97	van no
-2.67	van on
-1.85	van pay
-0.94	van stock
-1.47	van we
-1.53	van with
1.50	vap
1.54	vap @noScript
2.13	vap @weed
2.28	vap over
1.54	vap pen
-1.76	vap shop
-2.35	vas
-2.31	vat
-1.48	vat payrol
-0.85	vat sorr
-2.51	vauxhal
-2.33	vauxhal corsa
-0.84	vauxhal vivaro
-0.86	vauxhal zafira
-2.81	ve
2.11	ve @absentReason
-1.58	ve @payWord
-1.17	ve a
2.47	ve ad
-1.46	ve alread
-1.87	ve been
-1.93	ve driven
-2.25	ve gon
3.08	ve got
-1.28	ve had
-1.93	ve paid
-3.03	ve seen
-1.74	ve transfer
-1.96	ve tri
1.60	ve two
-3.41	vegan
-2.52	vegan @flat
-1.07	vegan and
-2.52	vegan hous
-1.93	vegetabl
-2.37	vegetarian
-1.46	vehicl
-1.71	vehicl for
1.81	vehicl is
-1.28	vehicles@absentPlace
-2.24	vehicles@ammo
-2.06	vehicles@assured
-1.84	vehicles@authority
-3.29	vehicles@awayFromSite
-1.62	vehicles@badHours
2.99	vehicles@bereaved
-1.64	vehicles@bigEasyMoney
-2.41	vehicles@childAge
-1.91	vehicles@childWord
3.38	vehicles@clocking
-0.87	vehicles@controller
2.29	vehicles@cruelty
-4.20	vehicles@dealTalk
-2.59	vehicles@dealUnit
-1.63	vehicles@document
2.18	vehicles@escrow
1.04	vehicles@fake
-2.00	vehicles@fakeDoc
1.57	vehicles@fakeMoney
-2.69	vehicles@flat
-1.81	vehicles@genuine
-3.88	vehicles@groupsOfPeople
-2.26	vehicles@gun
-3.28	vehicles@hardDrug
1.69	vehicles@haste
1.04	vehicles@helper
-2.52	vehicles@images
-3.21	vehicles@invest
-1.76	vehicles@keys
-2.01	vehicles@kitchenTool
-0.91	vehicles@loan
-3.92	vehicles@medicine
-1.99	vehicles@moveMoney
-3.19	vehicles@nitrous
-0.98	vehicles@noScript
2.05	vehicles@noSkill
1.78	vehicles@noTicket
-1.76	vehicles@organ
-1.34	vehicles@piracy
0.82	vehicles@salary
-2.30	vehicles@sexual
-0.93	vehicles@stolen
-2.10	vehicles@street
0.93	vehicles@taskWork
-2.10	vehicles@ticketItem
-2.43	vehicles@toyGun
-2.24	vehicles@trustTalk
3.44	vehicles@untraceable
-1.49	vehicles@viewing
-3.17	vehicles@weed
-2.64	vehicles@wildlife
-2.96	velvet
3.17	ven
3.17	ven at
2.58	vent
-1.08	vent need
2.63	vent with
-2.16	venu
-1.45	ver @weed
-1.22	ver clean
-1.27	ver good
-1.45	ver loud
-1.19	ver old
1.26	ver quiet
1.96	ver smal
-2.47	ver welcom
3.41	ver young
2.31	verif
1.68	verif your
-1.58	verifi
-1.26	verifi by
-3.11	vespa
-1.79	vespa primavera
2.88	vessel
2.36	vessel when
-1.04	vet check
1.55	vet no
-0.87	vet six
-1.92	veteran
-1.65	veteran @taskWork
-1.65	veteran lik
-0.87	veterinar
-0.87	veterinar nurs
-2.70	vg
2.67	via
1.39	via @untraceable
0.97	via western
1.29	viagra
2.73	vial
2.04	vial @medicine
1.49	vial with
-2.00	vibrat
-2.00	vibrat foot
-2.00	vibrat plat
-1.54	vicar
-2.74	victorian
-1.90	victorian fireplac
-1.58	victorian terrac
-2.84	victorinox
-1.69	victorinox penknif
2.66	vid
3.15	video
1.91	video cal
0.82	video earn
-1.16	video i
2.04	video is
1.51	video of
2.18	video on
-1.00	videograph
-1.00	videograph s
1.29	vietnam
-1.91	view @fakeMoney
1.39	view @fee
1.37	view @keys
2.34	view @payWord
1.16	view @salary
-1.14	view and
-2.25	view any
0.83	view as
2.26	view bank
-0.94	view by
-1.91	view card
-1.63	view even
1.39	view fee
-1.44	view first
-2.09	view from
-2.00	view in
1.37	view ke
2.60	view lat
-1.65	view of
-2.90	view off
-2.28	view on
1.16	view pay
1.86	view refund
2.60	view refundabl
-1.73	view saturda
0.92	view the
-1.83	view welcom
2.84	villag and
-1.49	villag hal
-4.80	vintag
-4.62	vinyl
-0.93	vinyl fort
-1.95	virgin oliv
-1.08	virgin radio
0.98	virginia
2.17	virginit
-3.35	viru
-2.31	viru remov
2.61	visa
2.55	visa ###
2.13	visa @assured
1.47	visa @fee
-2.26	visa @images
2.04	visa @visaSham
1.52	visa arrang
1.29	visa fee
2.13	visa guarant
2.05	visa in
-2.26	visa photo
1.18	visa so
-1.19	visa sponsorship
-1.76	visibl
2.06	visit
-1.79	visit and
2.21	visit aren
-1.78	visit for
-1.88	visit hotel
1.89	visit if
-2.21	visitor
-1.79	visitor are
-1.74	visitor to
-3.71	vitamin
-0.84	vivaro
3.34	vodka
3.04	vodka label
-2.26	vogu
-1.32	voic
-0.93	volkswagen
-1.07	volkswagen cadd
-1.14	volkswagen transport
1.87	volt
-3.21	volunt
-1.95	volunt @controller
-1.95	volunt driv
-1.78	volunt expens
-1.46	volvo
-1.54	volvo v
-2.27	vouch
-2.64	vouch for
2.14	vouch keep
-2.71	vouch spend
-0.81	vtr
-0.81	vtr ###
2.14	vw golf
1.12	w
2.32	w e
-1.17	w two
2.36	wa
2.61	wa me
1.99	wag
1.10	wag @badHours
2.25	wag at
-1.73	wag caravan
2.38	wag until
-1.59	waist
-2.26	wait #
-1.71	wait @flat
2.63	wait at
-2.27	wait leasehold
2.44	wait outsid
-1.71	wait room
-2.65	wait we
-1.86	wakefield
-2.86	wal
-1.15	wal @kitchenTool
-1.20	wal @toyGun
-1.20	wal displa
-1.15	wal garden
-1.27	wal mount
-1.59	walk
-1.64	walk boot
-1.83	walk fram
-2.27	walk friend
-1.77	walk group
-1.32	walk in
-1.06	walk pram
-1.21	walk short
-1.43	walk the
-1.95	walk to
1.07	walk with
-1.44	walk would
-0.96	wallase
2.54	wallet
2.27	wallet @absentPlace
2.27	wallet abroad
2.13	wallet fair
-1.73	wallet from
2.20	wallet to
-1.82	walnut
2.79	want
2.42	want #
2.68	want ##
1.93	want @sexual
-1.88	want any
-0.85	want bass
-2.39	want fami
1.02	want for
-1.47	want ford
2.74	want from
2.82	want happ
-1.04	want in
-1.23	want one
1.64	want or
-0.99	want peugeot
1.89	want someon
-1.00	want to
-1.78	want two
1.37	want with
2.46	want you
-2.42	war
-1.69	war @toyGun
-1.69	war lego
-1.40	warden
-1.58	wardrob
-1.77	wardrob @groupsOfPeople
-1.77	wardrob black
-1.82	wardrob with
-0.85	warehous
-1.91	warehous forward
2.00	warehous in
-2.05	warehous operativ
-2.74	warm
-0.85	warm i
-1.52	warm to
-2.83	warrant
-1.08	warrior
-1.86	was #teen
2.52	was @absentReason
1.89	was @flat
2.76	was @forced
2.76	was @genuine
-2.16	was @trustTalk
2.76	was bought
-1.07	was don
2.08	was drawn
-2.16	was honest
1.89	was let
-1.26	was mad
1.81	was post
3.50	was right
-2.59	was that
-3.16	was told
1.95	was transfer
-0.85	was written
-2.48	wash
-2.30	wash and
-1.90	wash denim
-1.63	wash dr
2.64	wash hand
-1.04	washroom
-0.92	washroom @dealTalk
-0.92	washroom gas
-2.54	wasp
1.89	wast my
-2.46	wast no
-1.70	wast pleas
-1.43	wast remov
1.45	wast taken
-2.90	wat
-1.03	wat @authority
-2.90	wat @gun
-1.59	wat @weed
-2.15	wat but
-0.96	wat compan
-1.03	wat council
-2.90	wat pistol
-2.29	wat swim
-2.15	watch #
-3.60	watch @gun
-0.83	watch a
-2.07	watch automatic
-2.37	watch onc
-1.12	watch servic
-3.60	watch strap
2.75	watch sweep
2.90	watch with
-2.60	watercolour
-0.95	waterloo
-2.87	waterproof
-1.27	wavertre
-4.32	wax
-1.91	wax thread
0.92	way
-1.95	way from
0.94	way in
0.92	way need
-1.06	way no
2.02	way non
1.72	way thank
1.07	way to
-0.81	way we
-0.87	wc flexibl
1.80	we
2.15	we @clocking
2.09	we @controller
1.72	we @dealTalk
-2.63	we @fake
1.86	we @fee
1.01	we @moveMoney
1.86	we @nitrous
0.99	we @notSeen
2.52	we @organ
1.71	we @paperHold
-1.52	we @petCare
-1.56	we @stolen
-0.93	we @taskWork
-1.41	we answ
1.18	we ap
2.71	we can
1.86	we charg
-2.48	we check
-2.63	we cop
1.80	we deliv
-2.04	we did
0.89	we do
-2.69	we don
2.09	we driv
1.01	we drop
3.30	we get
2.89	we giv
1.69	we hav
2.63	we hold
2.82	we hunt
2.63	we keep
-1.12	we know
-0.93	we lik
2.52	we liv
-1.00	we ll
-2.15	we look
1.15	we mak
-1.80	we meet
-1.85	we met
0.96	we need
1.58	we now
0.99	we only
-2.13	we paid
1.97	we post
1.26	we print
-1.00	we put
0.99	we re
1.69	we refund
2.54	we releas
-2.49	we remov
-1.15	we repair
-0.89	we say
3.05	we sel
2.89	we send
-1.42	we shal
-1.70	we shar
-0.85	we sing
-1.72	we stil
-1.18	we tak
2.53	we talk
-2.09	we tel
1.81	we took
-1.64	we use
-3.49	we ve
-1.10	we would
-2.09	wear
-1.80	wear on
-2.50	weath
-1.79	weath i
-1.62	weath if
-1.55	weath pric
-1.38	weatherproof
-2.00	web @brand
-2.00	web design
2.63	webcam
1.62	weble
-1.03	websit
-1.66	websit for
2.07	websit i
-4.04	wed
-1.77	wed @images
-0.88	wed @invest
2.37	wed @visaSham
-2.16	wed and
0.85	wed cak
-2.13	wed car
-2.03	wed dress
-1.13	wed flow
2.37	wed for
-1.77	wed lingeri
-1.67	wed photograph
-1.53	wed present
-0.88	wed return
-1.00	wed videograph
-1.16	wed without
-3.65	wednesda
2.01	wee
2.01	wee for
1.09	weed
1.29	weed #
1.97	weed @dealUnit
-2.10	weed @forced
-2.83	weed @threat
-2.88	weed and
-1.81	weed clear
-2.10	weed control
-1.53	weed fork
-2.19	weed hedg
-2.38	weed kil
-1.53	weed membran
-1.23	week
-1.52	week #
-2.57	week ##
1.91	week @assured
-2.53	week @awayFromSite
1.76	week @chequeWork
-1.44	week @childWord
-0.98	week @clocking
1.21	week @controller
-1.67	week @dealUnit
-1.75	week @deposit
-0.92	week @document
-1.88	week @flat
1.91	week @noSkill
-1.87	week @payWord
-2.06	week @petCare
-2.11	week @pup
-2.00	week @salary
-1.98	week @scheme
-1.67	week @sexual
2.85	week @stolen
-1.46	week @viewing
-1.85	week about
-3.01	week aft
-1.02	week ahead
-1.60	week all
1.43	week allowanc
0.89	week at
-1.05	week besid
-1.40	week book
2.71	week bottl
2.53	week by
1.07	week cash
1.76	week chequ
1.88	week deliver
-1.72	week first
-1.73	week for
-1.12	week four
-1.01	week girl
1.89	week i
-1.44	week if
-1.63	week in
-1.00	week interview
-1.64	week lit
1.75	week look
-1.48	week morn
-1.26	week mum
-1.14	week my
1.50	week no
-1.67	week of
2.59	week old
-2.08	week on
-1.02	week one
-1.87	week or
-1.34	week our
-1.86	week paid
1.04	week passport
-1.53	week pay
-1.73	week payslip
2.19	week peopl
-2.40	week pil
-1.71	week pleas
2.50	week read
-0.98	week ring
-1.90	week s
2.07	week smal
0.91	week so
2.05	week through
2.16	week to
-3.67	week two
-1.53	week used
-1.06	week we
-2.52	week with
0.85	week you
-1.70	weekda
-1.25	weekend #
2.22	weekend ##
-0.90	weekend @absentPlace
-1.12	weekend @absentReason
1.43	weekend @groupsOfPeople
-1.80	weekend @realJob
-1.31	weekend and
-1.35	weekend awa
2.13	weekend black
-2.16	weekend com
-2.35	weekend fair
-1.67	weekend hypnotherap
-1.81	weekend in
-2.69	weekend leed
-1.42	weekend pleas
-1.12	weekend post
1.17	weekend ten
1.60	weekend thre
-0.85	weekend too
1.33	weekend wed
1.61	weigh
-1.28	weight bench
-2.17	weight for
1.73	weight loss
2.79	weight no
2.30	weird
2.30	weird document
-1.17	wel
-2.25	wel ###
-0.80	wel @blade
0.93	wel @clocking
-2.61	wel @controller
-1.92	wel @document
-1.57	wel @groupsOfPeople
-1.58	wel @hardDrug
-0.94	wel @payWord
1.45	wel @stolen
-2.44	wel @threat
-1.44	wel @tobacco
-2.96	wel @toyGun
-1.50	wel and
-0.97	wel as
1.37	wel com
-2.61	wel driv
-1.16	wel kept
0.93	wel known
-1.92	wel mot
1.31	wel my
-2.00	wel one
-0.94	wel paid
-2.44	wel petrol
0.93	wel ring
-1.58	wel spoken
2.48	wel the
-1.90	wel travel
-1.11	welcom
-0.84	welcom @deposit
-1.95	welcom @genuine
-1.96	welcom @noScript
1.07	welcom @payWord
-0.85	welcom and
-2.15	welcom clos
-0.84	welcom deposit
-1.96	welcom from
-2.23	welcom furnish
1.10	welcom rent
-1.40	welcom wash
-3.77	welsh
-1.21	wemble
-1.71	went
-1.49	went to
-1.61	west
-0.92	westbur
-0.92	westbur on
-1.34	westerhop
-1.06	westerhop sinc
1.17	wet
-2.54	wetsuit
-1.13	whalle
-1.13	whalle rang
2.50	what @forced
-2.42	what a
-2.26	what age
-1.96	what can
-2.76	what did
-2.15	what happen
2.47	what has
1.64	what i
-1.01	what mad
-2.70	what s
-2.18	what the
-2.03	what tim
-2.41	what we
1.54	what would
2.38	whatsap
2.06	whatsap @chatApp
1.56	whatsap and
-2.47	whatsap chat
-2.62	whatsap is
2.32	whatsap me
-1.81	whatsap support
1.65	whatsap to
-4.64	wheel
-1.77	wheel #teen
-1.10	wheel @forced
1.60	wheel clean
-3.00	wheel for
-2.27	wheel henc
-1.10	wheel lock
-1.66	wheelbas
-0.81	wheelbas van
-1.18	wheelchair
-3.06	when
-1.92	when i
-1.45	when it
2.71	when the
-3.64	when we
-2.96	when would
-4.13	when you
-1.13	whenev
-1.84	wher did
2.94	wher it
-1.01	wher need
-2.13	wher one
-1.33	wher the
1.58	wher to
-1.23	wherev
-1.06	wherev @realJob
-1.06	wherev interview
-1.51	wheth
-0.95	wheth you
-2.51	which
-1.98	which is
-1.89	which my
-1.88	which schem
-1.52	which we
-1.39	which you
-2.45	whil i
0.80	whil the
-0.94	whil you
-3.45	whip
-3.01	whip cream
-1.65	whipp
-3.41	whisk
-2.14	whisk miniatur
-1.37	whistl
-1.80	whit @document
2.86	whit @notSeen
-1.68	whit @toyGun
2.28	whit and
-0.83	whit baile
2.26	whit brown
-2.71	whit china
2.13	whit christian
-1.68	whit costum
-0.92	whit elddi
-1.79	whit from
-0.86	whit good
2.57	whit men
3.03	whit messag
-1.80	whit mot
2.86	whit only
2.91	whit pow
-2.44	whit print
-1.18	whit reluctant
-0.82	whit the
-0.84	whit unlock
-1.29	whit unus
-2.76	whit van
-1.77	whit wardrob
-3.58	whitb
-1.62	whitb @medicine
-1.62	whitb sleep
-2.10	whitechapel
1.53	who
1.92	who @forced
-2.04	who @helper
-2.40	who @taskWork
-1.89	who are
2.64	who com
-1.29	who explain
-0.91	who has
3.22	who is
-1.17	who knew
-1.17	who know
-2.40	who lik
2.59	who lov
-1.83	who mak
-2.04	who mov
2.15	who need
1.92	who obe
-1.26	who peopl
-0.98	who practis
-1.45	who read
1.57	who recov
2.68	who s
-2.34	who want
1.89	who wast
0.87	who work
3.03	whoev
2.10	whoev @payWord
2.21	whoev has
1.87	whoev pa
-1.55	whol
-2.03	whol @flat
-1.15	whol firm
-2.03	whol hous
-2.06	whol of
1.96	wholesal
0.98	wholesal thirt
-1.84	whos
1.78	why you
2.30	wickr @notSeen
2.30	wickr only
-2.95	wid
-1.07	wid #
-2.67	wid @piracy
-2.67	wid load
-1.24	widow
-1.47	widow #
2.27	widow look
-1.81	widow of
-1.36	widow seek
1.77	wif
3.07	wif do
2.75	wif for
1.65	wif from
1.76	wif has
-2.49	wif it
-3.49	wif sa
1.92	wif who
0.85	wifi
1.62	wifi and
-1.73	wifi week
1.60	wil
2.67	wil @absentReason
2.40	wil @groupsOfPeople
2.14	wil @gun
1.36	wil @helper
1.27	wil @loan
1.21	wil @payWord
1.16	wil @salary
2.99	wil @threat
-2.95	wil and
3.10	wil be
2.02	wil bring
2.14	wil burn
-0.90	wil buy
0.87	wil com
1.65	wil contact
2.12	wil find
-1.45	wil giv
1.75	wil know
1.27	wil lend
1.56	wil list
1.89	wil look
1.67	wil need
-0.90	wil notic
1.16	wil pay
2.67	wil post
2.26	wil put
1.41	wil send
1.36	wil ship
1.06	wil tak
2.40	wil travel
3.20	wild
1.91	wild @wildlife
2.32	wild bird
1.91	wild goldfinch
-2.15	william
-2.82	willow
-1.44	win
-1.48	win onc
-2.14	win rack
-2.52	winch
-0.81	window #teen
-1.41	window a
1.01	window and
-0.85	window both
-1.34	window can
-2.61	window clean
1.98	window do
-2.20	window laptop
-1.20	window the
-0.81	window thre
-1.14	windscreen
-1.12	wing
-1.12	wing chair
1.96	winstrol
1.96	winstrol @bankSecret
1.96	winstrol pin
-2.48	wint
-1.06	wint @document
-2.12	wint @viewing
-1.31	wint in
-1.06	wint mot
-1.13	wint tyr
-2.12	wint view
-1.78	wint walk
-2.01	wint wheel
1.05	wip
-2.96	wip and
2.30	wip legal
2.85	wip out
-0.89	wir
-2.20	wir loom
-1.41	wireless
-1.41	wireless headphon
-1.81	wit
2.01	with #few
3.30	with @ammo
-1.66	with @badHours
2.57	with @bank
1.14	with @bankSecret
-1.28	with @brand
-2.16	with @childAge
-2.52	with @childWord
-1.44	with @codeShare
-3.02	with @dealTalk
-2.09	with @dealUnit
-3.30	with @document
2.50	with @fakeDoc
2.53	with @fakeMoney
1.87	with @fee
-2.69	with @flat
-3.16	with @genuine
-1.23	with @hardDrug
2.19	with @images
-2.68	with @keys
-2.14	with @kitchenTool
-1.97	with @noScript
2.09	with @noTicket
-2.19	with @ownWill
-1.61	with @parcelFirm
-1.83	with @payWord
-0.86	with @petCare
-1.34	with @piracy
-1.33	with @realJob
-2.45	with @regulated
-1.41	with @salary
3.51	with @sexual
-1.41	with @stolen
-1.67	with @ticketItem
1.57	with @tout
-3.70	with @toyGun
-1.32	with @trustTalk
2.15	with @untraceable
-1.54	with @windfall
-2.60	with @withParent
-2.07	with all
1.08	with an
3.08	with anoth
-1.49	with bab
1.30	with balanc
2.41	with benefit
-1.34	with bik
1.39	with bot
4.84	with box
-3.02	with cag
-1.87	with camera
2.53	with card
-1.53	with carri
1.22	with cas
-1.79	with cat
-2.61	with certificat
1.47	with charg
-2.02	with children
-1.44	with cod
-1.65	with coffe
-1.85	with commission
-1.98	with consultation
-2.30	with crack
2.23	with dob
0.88	with dog
-1.55	with draw
-1.34	with driv
1.23	with dust
-1.07	with eight
-1.15	with ever
-2.42	with everyth
-1.43	with fac
-1.80	with fiv
-2.69	with flat
-2.11	with form
-2.19	with fragranc
-1.41	with ful
-1.48	with garden
-2.16	with grass
1.72	with happ
-0.81	with heat
-1.41	with his
2.20	with hol
1.97	with hologram
-1.53	with hutch
-2.48	with id
1.11	with it
-2.42	with its
-1.96	with ke
-2.09	with key
-1.32	with kind
-2.33	with kitchen
-2.02	with lid
-0.81	with lift
-1.01	with light
1.82	with lloyd
-1.66	with mattress
2.34	with medecin
-1.74	with mone
-3.01	with mum
-1.46	with my
1.49	with needl
1.37	with noth
-1.26	with on
-1.26	with oth
-2.19	with pap
-0.85	with paperwork
-1.89	with park
-1.39	with patienc
-1.97	with pen
2.19	with photo
-2.15	with plan
3.13	with point
-2.68	with pow
-1.50	with proof
-2.58	with pump
-2.78	with receipt
-1.41	with remot
-1.99	with rol
2.63	with round
-1.61	with royal
-1.76	with rud
-1.53	with scabbard
2.60	with seal
1.49	with sheath
-2.20	with sia
-2.63	with six
-1.13	with spac
-1.67	with special
-1.88	with stabilis
3.00	with stamp
2.44	with steam
-1.00	with stock
-2.59	with tag
-1.49	with tail
-2.16	with teenag
3.02	with ten
1.44	with the
-2.08	with their
3.98	with thi
-1.00	with thre
-2.29	with tim
-2.59	with too
-1.89	with tripod
-2.76	with two
1.17	with us
-2.71	with usb
-2.28	with van
1.31	with work
3.08	with you
0.99	with your
2.19	withdraw
1.84	withdraw ever
-0.98	within
-1.66	within #teen
-2.18	within a
-0.85	within about
-0.88	within fiv
-0.81	within reason
-0.81	within the
6.20	without
2.37	without @authority
1.59	without @controller
-2.37	without @deposit
-1.76	without @fee
2.58	without @keys
-1.76	without @nitrous
-2.44	without @payWord
1.53	without @street
1.93	without a
-1.07	without apolog
3.16	without attend
-1.16	without being
3.32	without bring
-1.76	without charg
2.37	without court
-2.37	without deposit
2.68	without exam
2.58	without ke
1.59	without madam
3.11	without pap
1.53	without protection
1.59	without test
5.34	without the
2.08	without touch
1.38	without your
-1.09	wobbl
-1.09	wobbl until
-1.84	wok
-2.73	woman
-4.01	woman #
-1.36	woman meet
-2.85	woman of
2.31	woman we
2.07	womb
2.07	womb for
-1.62	women and
3.47	women belong
-3.37	women in
-1.90	women of
-1.35	women over
-2.81	women s
-2.13	women towel
1.05	won
1.78	won a
-1.17	won the
-1.87	wood
-1.43	wood @gun
-1.43	wood @threat
-1.43	wood burn
-5.05	wooden
-2.53	wooden @controller
-2.12	wooden @forced
-2.53	wooden @handle
-2.53	wooden handl
-1.32	wooden to
-2.12	wooden train
-2.31	woodland
-4.16	wool
-0.85	woolton
-1.03	woolton and
-1.81	worcest
-4.39	word
-1.16	word of
-1.66	wordpress
-1.99	work #
1.90	work @absentPlace
2.16	work @absentReason
1.49	work @badHours
3.36	work @childWord
-1.59	work @document
0.93	work @forced
1.85	work @noMum
-1.77	work @notSeen
-1.15	work @payWord
-2.40	work @realJob
1.08	work @regulated
1.90	work abroad
0.95	work all
-1.66	work alon
-1.08	work at
-1.11	work charit
-2.84	work check
0.83	work even
1.89	work ever
0.93	work fin
-0.94	work ful
3.36	work girl
-1.05	work goes
-2.29	work great
-1.56	work hom
-2.83	work i
2.21	work it
-3.46	work lat
-2.58	work my
2.57	work need
-1.48	work new
0.98	work no
2.71	work not
1.85	work off
2.42	work offshor
1.82	work on
-1.77	work only
2.55	work ord
-2.46	work perfect
-2.08	work permit
1.69	work so
2.32	work sponsorship
1.37	work suppli
2.59	work though
-1.60	work thre
-2.60	work until
-1.23	work visa
2.40	work we
-1.74	work wel
-2.17	work with
-1.62	workshop @buyKit
2.25	workshop eat
-1.62	workshop manual
-1.65	workshop with
1.18	world
1.03	world cup
-1.14	worm
-2.38	worn at
-1.12	worn in
2.05	worn knick
-2.69	worn onc
-1.71	worn out
-1.97	worn twic
2.65	worship
2.27	worship non
-2.68	worth
-1.58	worth #
-1.72	worth it
-1.15	would
-2.03	would @payWord
-2.03	would @salary
-0.89	would @taskWork
-1.16	would be
-1.18	would buy
-0.93	would expect
1.49	would know
-0.89	would lik
-2.63	would not
-2.03	would pay
3.20	would rais
-1.78	would rath
-0.88	would suit
-2.52	would the
-2.66	would you
3.07	would your
2.33	wound
2.33	wound back
-1.41	wrap and
-1.30	wrap if
1.10	wristband
-3.02	wristband mak
-2.58	wristwatch
-2.58	wristwatch servic
-2.05	writ
-1.51	writ @essayMill
-1.70	writ @payWord
-1.70	writ @salary
-1.30	writ a
-1.64	writ befor
-1.51	writ essa
-1.90	writ for
-1.70	writ pay
-1.30	writ tel
2.82	writ the
-1.66	written
-2.02	written contract
-0.85	written off
-1.30	written on
-2.81	wrong siz
2.21	wrong you
-0.91	ww
-0.91	ww #few
1.88	www dot
0.90	x
-2.92	x ##
-1.57	x ###
-1.14	x #few
1.53	x certain
0.98	x t
2.10	xan
1.14	xan @medicine
2.04	xan vall
1.57	xanax
2.60	xanax @dealUnit
2.51	xanax @medicine
2.51	xanax bar
-2.13	xbox
-2.16	xbox ser
-2.37	xero
0.80	xl
1.46	xl @pup
1.46	xl bul
2.72	xl without
2.29	xyz
4.21	y
2.38	y o
-2.40	yamaha
-1.39	yamaha mt
-2.02	yamaha two
-3.32	yard
-1.21	yard of
-1.02	yard ther
-1.55	yard with
-2.86	yari
-1.36	yari hybrid
-2.33	year #few
2.15	year #teen
-2.25	year @assured
-1.30	year @brand
-2.43	year @flat
1.35	year @images
-1.17	year @petCare
-2.08	year @street
-0.96	year a
-1.05	year ago
-1.68	year all
-3.36	year and
-3.02	year bas
1.46	year bik
-0.90	year com
-0.85	year electric
3.26	year eleven
-1.06	year end
-1.53	year experienc
-1.32	year good
-2.25	year guarante
-2.46	year her
-1.64	year hood
1.51	year i
-3.64	year in
-3.54	year look
-1.18	year nev
-2.34	year no
-0.84	year old
-1.27	year s
-2.47	year stock
-1.25	year stov
-1.96	year student
-1.50	year two
-1.36	year we
-1.85	year with
3.27	year work
2.35	yeez
1.58	yeez and
-1.28	yellow
1.69	yemen
-1.33	yet
-1.38	yet appli
-1.43	york ###
2.59	york @sexual
-0.95	york and
-2.45	york fun
1.95	york new
2.26	york worn
1.76	yorki
-2.08	yorkshir
1.89	you
-0.94	you #
2.49	you #teen
-1.81	you @ammo
2.64	you @badHours
1.62	you @buyKit
1.59	you @chequeWork
-0.98	you @childAge
2.06	you @dealTalk
3.28	you @debtBond
2.24	you @drugRun
1.62	you @essayMill
2.06	you @fee
-2.56	you @helper
1.67	you @insult
2.93	you @medicine
1.72	you @noParent
1.26	you @organ
-1.08	you @payWord
-1.61	you @regulated
1.03	you @salary
1.64	you @sexual
1.57	you @windfall
2.37	you a
-1.32	you about
1.68	you aft
-2.83	you also
3.50	you and
0.81	you are
-3.23	you around
-2.64	you arrang
-1.14	you ask
-1.95	you at
1.98	you back
-1.69	you bring
2.14	you by
0.94	you can
-1.18	you check
2.84	you claim
-2.78	you collect
-2.02	you com
2.87	you could
2.64	you cuddl
1.67	you dirt
-0.98	you dismantl
0.92	you don
2.40	you drink
2.14	you first
-0.90	you gcs
-1.49	you get
-2.39	you giv
2.30	you got
1.62	you hom
-1.71	you how
1.83	you in
2.75	you just
-1.84	you keep
1.72	you know
-1.40	you laugh
2.88	you leed
1.26	you liv
-1.65	you ll
-2.13	you lov
1.56	you may
-2.40	you mov
2.66	you must
1.35	you my
-2.89	you need
1.91	you nev
2.02	you no
0.83	you not
0.97	you noth
2.24	you ok
1.37	you on
1.86	you one
2.34	you owe
0.98	you pay
3.25	you peopl
-1.20	you receiv
2.06	you registration
-1.81	you round
2.24	you run
2.89	you sel
-2.20	you send
-1.23	you ship
-2.14	you sign
2.93	you sleep
2.09	you sort
1.58	you sta
2.93	you start
1.89	you stop
-2.65	you swap
2.26	you tel
-1.95	you ther
2.14	you through
-1.09	you tighten
1.80	you to
-2.68	you transf
-1.63	you two
1.62	you undetectabl
3.37	you up
-2.70	you ve
-2.28	you wait
-2.40	you walk
2.09	you want
-2.37	you what
2.03	you when
1.57	you won
2.64	you work
-1.17	you writ
1.96	young
2.35	young @childAge
3.89	young @childWord
-3.28	young adult
1.95	young and
-3.03	young at
-2.56	young coupl
-2.80	young fami
2.35	young fourteen
2.17	young girl
2.57	young lad
-3.45	young look
-3.01	young professional
2.70	young quiet
0.99	young than
2.38	youngest
4.62	your
-2.46	your @bank
1.95	your @bankSecret
1.08	your @brand
1.92	your @buyKit
1.59	your @controller
2.41	your @dealTalk
1.59	your @debtBond
3.03	your @document
3.10	your @essayMill
3.16	your @fakeMoney
0.87	your @kitchenTool
2.08	your @noScript
1.79	your @parcelWork
1.48	your @realJob
2.56	your @regulated
-1.91	your @salary
1.83	your @street
0.88	your @threat
1.35	your @untraceable
4.26	your account
1.45	your ad
2.88	your app
1.35	your bitcoin
1.08	your boss
1.89	your box
-1.86	your caravan
3.16	your card
2.05	your choic
0.99	your compan
1.71	your dbs
1.59	your debt
2.32	your document
1.51	your door
1.18	your driv
2.01	your drug
1.79	your email
2.98	your ex
1.45	your fami
2.49	your flat
2.05	your fre
-1.55	your friend
2.30	your ful
2.83	your id
2.74	your jaw
1.94	your job
1.22	your kitchen
2.20	your leg
2.54	your local
2.12	your mileag
2.18	your mone
3.67	your mortgag
1.65	your mouth
2.97	your mum
3.53	your nam
-2.01	your offic
2.85	your onlin
1.20	your packag
1.06	your pap
1.76	your parent
2.60	your part
1.12	your partn
-1.91	your pay
2.85	your payment
1.46	your personal
0.88	your petrol
0.84	your phon
-1.01	your photo
2.26	your pictur
1.61	your plac
1.70	your point
-1.28	your room
1.96	your sav
1.92	your start
1.72	your stolen
2.08	your tablet
3.04	your theor
1.71	your throat
-2.36	your tim
1.65	your to
1.38	your top
2.47	your troubl
2.55	your visa
2.83	your wag
2.20	your wallet
3.07	your wif
-1.81	your word
1.08	yourself
-2.09	youth
-2.09	youth work
0.82	youtub
0.82	youtub @images
0.82	youtub video
-1.94	z
-1.65	z @petCare
-1.65	z spa
-0.86	zafira
-2.56	zara
-2.31	zealand
3.53	zero
2.79	zero #few
2.31	zero for
-3.44	zero fridg
-1.36	zero hour
1.58	zero one
1.88	zero seven
-2.67	zetec
-2.37	zip
-1.02	zip #
-1.17	zip by
-1.75	zip hem
-1.89	zoe
3.76	zombi
3.47	zombi @blade
2.45	zombi blad
2.44	zombi knif
1.12	zon
1.68	zon #few
3.23	zop
2.04	zop @noScript
2.04	zop @sexual
2.47	zop hello
2.04	zop strip
1.79	zopi
2.26	zopiclon
`;
